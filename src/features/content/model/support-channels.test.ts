import { describe, expect, test } from 'vitest';
import { supportChannels } from './support-channels.ts';

const kindsOf = (settings: Readonly<Record<string, string>>): readonly string[] =>
  supportChannels(settings).map(({ kind, shown }) => `${kind} ${shown}`);

describe('supportChannels', () => {
  test('supportChannels: none where the operator named none', () => {
    expect(supportChannels({ tk_radio: '1', quick_buy_min: '50', game_url: 'https://games.example' })).toEqual([]);
  });

  test('supportChannels: links, a mail address and a number, in a fixed order', () => {
    expect(
      kindsOf({
        line_url: 'https://line.me/ti/p/x',
        kefu_email: 'help@example.test',
        service_phone: '+49 (30) 123-456',
        kefu_url: 'https://chat.example/a',
      }),
    ).toEqual(['chat chat.example', 'email help@example.test', 'phone +49 (30) 123-456', 'line line.me']);
  });

  test('supportChannels: a switch that is off hides its channel', () => {
    expect(kindsOf({ line_url: 'https://line.me/x', line_radio: '0' })).toEqual([]);
    expect(kindsOf({ line_url: 'https://line.me/x', line_radio: '1' })).toEqual(['line line.me']);
  });

  test.each([
    ['kefu_url', 'javascript:alert(1)'],
    ['kefu_url', 'data:text/html,x'],
    ['kefu_url', '/pages/kefu'],
    ['kefu_email', 'help@example.test?cc=me@evil.example'],
    ['kefu_email', 'help@example.test\nBcc:a@b.test'],
    ['kefu_phone', '*100#'],
  ])('H19 supportChannels: %s of "%s" is no channel', (key, value) => expect(kindsOf({ [key]: value })).toEqual([]));

  test('supportChannels: what leads to another host goes by the page that names it', () => {
    const [chat] = supportChannels({ kefu_url: 'https://chat.example/a?b=1' });
    expect(chat?.path).toBe('/pages/common/webView?url=https%3A//chat.example/a%3Fb%3D1');
  });
});
