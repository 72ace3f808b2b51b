import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, test } from 'vitest';
import { loginPath, useReturnPath, verificationPath } from './return-path.ts';
import { pathWith, routes } from './routes.ts';

afterEach(cleanup);

function Shown() {
  return <p data-testid="path">{useReturnPath()}</p>;
}
const pathAt = (address: string): string => {
  render(
    <MemoryRouter initialEntries={[address]}>
      <Shown />
    </MemoryRouter>,
  );
  return screen.getByTestId('path').textContent;
};

describe('return path', () => {
  test('loginPath: leads back to the page with its question', () => {
    const from = pathWith(routes.transaction.currency, { symbol: 'BTC/USDT', view: 'chart' });
    expect(pathAt(loginPath(from))).toBe(from);
  });

  test('verificationPath: KY2 leads back to what the check came between, through the login as well', () => {
    const from = pathWith(routes.fund.withdraw, { currency: '3' });
    const check = verificationPath(from);
    expect(pathAt(check)).toBe(from);
    cleanup();
    expect(pathAt(loginPath(check))).toBe(check);
  });

  test('loginPath: the home page and the access pages need no way back', () => {
    expect(loginPath('/')).toBe('/pages/common/login');
    expect(loginPath('/pages/common/register?return=/x')).toBe('/pages/common/login');
  });

  test.each(['//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)'])(
    'useReturnPath: %s leads home',
    (path) => {
      expect(pathAt(`/pages/common/login?return=${encodeURIComponent(path)}`)).toBe('/');
    },
  );
});
