import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Container } from 'inversify';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { closedResult } from '../../../../tests/support/journal-samples.ts';
import { memoryStorage } from '../../../../tests/support/memory-storage.ts';
import { portsAround } from '../../../../tests/support/ports-around.tsx';
import { parseRuntimeConfig } from '../../../core/config/runtime-config.ts';
import { RuntimeConfigContext } from '../../../core/config/use-runtime-config.ts';
import { amount } from '../../../core/money/amount.ts';
import { ServerInfo } from '../../../core/platform/server-info.ts';
import { KeyValueStorage } from '../../../core/platform/storage.ts';
import { SitePort } from '../../../core/ports/site-port.ts';
import { Preferences } from '../../../core/preferences/preferences.ts';
import { PreferencesContext } from '../../../core/preferences/use-preferences.ts';
import { Clock, ServerClock } from '../../../core/time/clock.ts';
import { showNotices } from '../../../core/ui/notify.ts';
import { CardSheet } from './card-sheet.tsx';

// It waits for a frame that comes after the test is over.
vi.mock('../../../core/ui/sheets/hold-taps.ts', () => ({ holdTaps: () => undefined }));

const now = Date.UTC(2026, 10, 28, 9, 5, 1);
const result = closedResult({ result: amount('-18.4'), margin: amount('150') });
const saved: { readonly name: string; readonly content: unknown }[] = [];
let written: string[] = [];
let blobs: unknown[] = [];

/** Drawing works here as on a device that has a canvas. */
function letDraw(): void {
  const nothing = (): void => undefined;
  const steps = ['fillRect', 'save', 'restore', 'translate', 'rotate', 'scale', 'stroke', 'drawImage'];
  const pen = {
    ...Object.fromEntries(steps.map((step) => [step, nothing])),
    measureText: (text: string) => ({ width: text.length * 10 }),
    fillText: (text: string) => written.push(text),
  };
  vi.stubGlobal('Path2D', Object);
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(() => {
    written = [];
    return pen as never;
  });
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) =>
    done(new Blob([written.join('\n')], { type: 'image/png' })),
  );
}

beforeEach(() => {
  saved.length = 0;
  blobs = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    blobs.push(blob);
    return `blob:picture-${blobs.length}`;
  });
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => undefined);
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push({ name: this.download, content: blobs.at(-1) });
  });
});
afterEach(cleanup);

async function open(kind: 'network' | 'in-browser' = 'network', preferences = new Preferences()): Promise<void> {
  const root = new Container();
  root.bind(ServerInfo).toConstantValue({ kind, isOneFile: false });
  root.bind(SitePort).toConstantValue({ siteConfiguration: async () => ({ settings: {} }) } as never);
  root.bind(KeyValueStorage).toConstantValue(memoryStorage());
  root.bind(Clock).toConstantValue({ now: () => now, after: () => () => undefined });
  root.bind(ServerClock).toConstantValue({ now: () => now, offsetMs: () => undefined } as never);
  const Around = portsAround(root);
  await act(async () =>
    render(
      <RuntimeConfigContext value={parseRuntimeConfig({})}>
        <PreferencesContext value={preferences}>
          <Around>
            <CardSheet isOpen of={{ result }} onClose={() => undefined} />
          </Around>
        </PreferencesContext>
      </RuntimeConfigContext>,
    ),
  );
}

const picture = async (words: RegExp): Promise<string> =>
  (await screen.findByRole('img', { name: words, hidden: true }, { timeout: 10_000 })).getAttribute('alt') ?? '';
const button = (name: string): HTMLElement => screen.getByRole('button', { name, hidden: true });
const amounts = (): HTMLButtonElement => screen.getByRole('switch', { name: 'Show amounts', hidden: true });

test('E11: amounts come into picture and words only when they are switched on', async () => {
  letDraw();
  await open();
  expect(await picture(/-12\.27%/)).not.toContain('18.40');
  expect(written.join(' ')).not.toContain('18.40');
  expect(amounts().getAttribute('aria-checked')).toBe('false');
  fireEvent.click(amounts());
  expect(await picture(/18\.40/)).toContain('Loss · -18.40\u00A0USDT');
  expect(written.join(' ')).toContain('Loss · -18.40\u00A0USDT');
});

test('E11: while the eye hides amounts, the picture has none and the switch is off', async () => {
  letDraw();
  const preferences = new Preferences();
  await open('network', preferences);
  fireEvent.click(amounts());
  await picture(/18\.40/);
  act(() => preferences.change({ hideAmounts: true }));
  await waitFor(async () => expect(await picture(/-12\.27%/)).not.toContain('18.40'), { timeout: 10_000 });
  expect([amounts().getAttribute('aria-checked'), amounts().disabled]).toEqual(['false', true]);
  expect(screen.getByText('Amounts are hidden.')).toBeTruthy();
});

test('E11, H8: the picture is saved as it is shown, and its name says whose money it is', async () => {
  letDraw();
  await open('in-browser');
  expect(await picture(/Demo/)).toMatch(/^Demo · not real money\. /);
  fireEvent.click(button('Save picture'));
  expect(saved.map(({ name }) => name)).toEqual(['DEMO_results_20261128T090501Z.png']);
  expect(saved[0]?.content).toBeInstanceOf(Blob);
  expect(written).toContain('Demo · not real money');
  expect(screen.queryByRole('button', { name: 'Share', hidden: true })).toBeNull();
});

test('E11: where the device shares files it is given the picture; that it was left is no failure', async () => {
  letDraw();
  const problems: string[] = [];
  const leave = showNotices(({ kind, text }) => (kind === 'problem' ? problems.push(text) : undefined));
  const share = vi
    .fn<(data: ShareData) => Promise<void>>()
    .mockRejectedValueOnce(new DOMException('', 'AbortError'))
    .mockRejectedValueOnce(new DOMException('', 'NotAllowedError'));
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { canShare: () => true, share }));
  await open();
  await picture(/-12\.27%/);
  await act(async () => fireEvent.click(button('Share')));
  const file = share.mock.calls[0]?.[0].files?.[0];
  expect([file?.name, file?.type]).toEqual(['results_20261128T090501Z.png', 'image/png']);
  expect(problems).toEqual([]);
  await act(async () => fireEvent.click(button('Share')));
  expect(problems).toEqual(['This device did not share the picture. Save it instead.']);
  leave();
});

test('E11: a device that cannot draw says so, and offers nothing to save', async () => {
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(() => null);
  await open();
  expect(await screen.findByText('This device could not draw the picture.', {}, { timeout: 10_000 })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Save picture', hidden: true })).toBeNull();
});
