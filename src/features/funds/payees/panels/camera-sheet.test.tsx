import { act, cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CameraSheet, type CameraSheetProps } from './camera-sheet.tsx';

const { stop, getUserMedia, frame } = vi.hoisted(() => ({
  stop: vi.fn<() => void>(),
  getUserMedia: vi.fn<(wish: MediaStreamConstraints) => Promise<unknown>>(),
  frame: { text: undefined as string | undefined },
}));
vi.mock('../data/camera.ts', async (importOriginal) => ({
  ...(await importOriginal<typeof import('../data/camera.ts')>()),
  readFrame: () => frame.text,
}));

const stream = { getTracks: () => [{ stop }, { stop }] };
const heard = {
  onText: vi.fn<CameraSheetProps['onText']>(),
  onTrouble: vi.fn<CameraSheetProps['onTrouble']>(),
  onClose: vi.fn<CameraSheetProps['onClose']>(),
};

beforeEach(() => {
  frame.text = undefined;
  stop.mockReset();
  getUserMedia.mockReset().mockResolvedValue(stream);
  for (const one of Object.values(heard)) one.mockReset();
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator) as Navigator, {}));
  Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia }, configurable: true });
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  Object.defineProperty(HTMLMediaElement.prototype, 'srcObject', { value: null, writable: true, configurable: true });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

async function show(): Promise<void> {
  render(
    <MemoryRouter>
      <Suspense>
        <CameraSheet isOpen {...heard} />
      </Suspense>
    </MemoryRouter>,
  );
  await screen.findByText(/Nothing is kept/, {}, { timeout: 60_000 });
  await act(async () => undefined);
}

test('E38 the camera is asked for without sound, and off the moment a code is read', async () => {
  await show();
  expect(getUserMedia).toHaveBeenCalledExactlyOnceWith({ video: { facingMode: 'environment' }, audio: false });
  expect(stop).not.toHaveBeenCalled();
  frame.text = 'bitcoin:1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2';
  await vi.waitFor(() => expect(heard.onText).toHaveBeenCalledExactlyOnceWith(frame.text));
  expect(stop).toHaveBeenCalledTimes(2);
});

test('E38 putting the sheet away turns it off, also while the browser was still asking', async () => {
  await show();
  cleanup();
  expect(stop).toHaveBeenCalledTimes(2);
  let allow: (value: unknown) => void = () => undefined;
  getUserMedia.mockReturnValue(
    new Promise((resolve) => {
      allow = resolve;
    }),
  );
  await show();
  cleanup();
  await act(async () => allow(stream));
  expect(stop).toHaveBeenCalledTimes(4);
  expect(heard.onTrouble).not.toHaveBeenCalled();
});

test('E38 a page out of sight does not look on', async () => {
  await show();
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(heard.onClose).toHaveBeenCalledOnce();
});

test.each([
  ['NotAllowedError', 'refused'],
  ['NotFoundError', 'missing'],
  ['NotReadableError', 'failed'],
])('E38 %s is told as %s', async (name, trouble) => {
  getUserMedia.mockRejectedValue(Object.assign(new Error('no'), { name }));
  await show();
  await vi.waitFor(() => expect(heard.onTrouble).toHaveBeenCalledExactlyOnceWith(trouble));
});
