import { beforeEach, expect, test, vi } from 'vitest';
import type { HttpTransportOptions } from './axios-http-transport.ts';
import { lateHttp } from './late-http.ts';

const fetched = vi.hoisted(() => ({ times: 0, isGone: false }));
vi.mock('./axios-http-transport.ts', () => ({
  get AxiosHttpTransport() {
    fetched.times += 1;
    if (fetched.isGone) throw new Error('the part is gone');
    return class {
      readonly options: HttpTransportOptions;
      constructor(options: HttpTransportOptions) {
        this.options = options;
      }
      prepare = (): void => undefined;
      call = async (...asked: unknown[]): Promise<unknown> => [this.options.apiBase, ...asked];
      upload = async (...asked: unknown[]): Promise<unknown> => asked;
    };
  },
}));

const options: Partial<HttpTransportOptions> = { apiBase: '/api', fileHost: 'https://files.test' };
const transport = () => lateHttp(options as Parameters<typeof lateHttp>[0]);

beforeEach(() => {
  fetched.times = 0;
  fetched.isGone = false;
});

test('lateHttp: calls wait for the transport, and all of them have one', async () => {
  const http = transport();
  http.prepare();
  await expect(http.call('GET /menu', { id: '1' })).resolves.toEqual(['/api', 'GET /menu', { id: '1' }, undefined]);
  const file = new Blob();
  await expect(http.upload('POST /upload', file)).resolves.toEqual(['POST /upload', file]);
  expect(fetched.times).toBe(1);
});

test('18B lateHttp: without its code a call says that it was not loaded, and the next one fetches it again', async () => {
  vi.stubGlobal('navigator', { onLine: true });
  const http = transport();
  fetched.isGone = true;
  http.prepare();
  await expect(http.call('GET /menu')).rejects.toMatchObject({ kind: 'not-loaded' });
  fetched.isGone = false;
  await expect(http.call('GET /menu')).resolves.toBeDefined();
});

test('lateHttp: the address of a picture does not wait', () => {
  expect(transport().fileAddress('/upload/a.png')).toBe('https://files.test/upload/a.png');
  expect(fetched.times).toBe(0);
});
