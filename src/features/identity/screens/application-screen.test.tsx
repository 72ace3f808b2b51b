import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Container } from 'inversify';
import { Suspense, type ComponentType } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ContainerContext } from '../../../core/di/use-port.ts';
import type { DialectName } from '../../../core/domain/server/dialect-name.ts';
import type { Identity, IdentityApplication } from '../../../core/domain/people/identity.ts';
import { AppError } from '../../../core/errors/app-error.ts';
import { ServerInfo } from '../../../core/platform/server-info.ts';
import { IdentityPort } from '../../../core/ports/identity-port.ts';
import { bindDialect } from '../../../../tests/support/bind-dialect.ts';
import { typeHostile } from '../../../../tests/support/hostile-strings.ts';
import type { SentPicture } from '../../shared/pictures/data/upload-picture.ts';
import { keepDraft } from '../data/identity-draft.ts';
import { forgetPictures } from '../data/identity-pictures.ts';
import ApplicationScreen from './application-screen.tsx';
import VerificationScreen from './verification-screen.tsx';

const person = { id: '7', email: 'a***@example.test', phone: '+65****0001', verification: 'none' };
vi.mock('../../../core/config/found-entries.ts', () => ({ useHasWithdrawalRules: () => true }));
vi.mock('../../shared/session/data/current-user.ts', () => ({ useCurrentUser: () => ({ data: person }) }));
vi.mock('../../../core/config/use-runtime-config.ts', () => ({
  useRuntimeConfig: () => ({ capabilities: { emailBinding: true } }),
}));
interface FaceOfPicture {
  readonly label: string;
  readonly hint: string;
  readonly error?: string;
  readonly kept?: SentPicture;
  readonly onChange: (to: string, sent: SentPicture) => void;
}
// The test is about the form; sending a picture is tested beside that field.
vi.mock('../../shared/pictures/panels/picture-field.tsx', () => ({
  PictureField: ({ label, hint, error, kept, onChange }: FaceOfPicture) => (
    <div>
      <p>{hint}</p>
      <button
        type="button"
        onClick={() => onChange(`/upload/${label}`, { reference: `/upload/${label}`, picture: new Blob() })}
      >
        {`Picture: ${label}`}
      </button>
      {kept === undefined ? undefined : <p>{`kept: ${kept.reference}`}</p>}
      {error === undefined ? undefined : <p>{`${label}: ${error}`}</p>}
    </div>
  ),
}));

let identity: Identity;
let dialect: DialectName;
let server: ServerInfo['kind'];
let sent: IdentityApplication[];
let refusal: AppError | undefined;

beforeEach(() => {
  identity = { basic: 'none', advanced: 'none', record: undefined };
  sent = [];
  dialect = 'standard';
  server = 'network';
  refusal = undefined;
  window.scrollTo = () => undefined;
});
afterEach(() => {
  cleanup();
  keepDraft(undefined);
  forgetPictures();
});

const withdrawal = '/pages/fund/withdraw?currency=3';
const cameFrom = `?return=${encodeURIComponent(withdrawal)}`;

async function show(Screen: ComponentType, search = ''): Promise<void> {
  const root = new Container();
  bindDialect(root, () => dialect);
  root.bind(ServerInfo).toConstantValue({ kind: server, isOneFile: false });
  root.bind(IdentityPort).toConstantValue({
    identity: async () => identity,
    submitQuestionnaire: async () => undefined,
    submitIdentity: async (application) => {
      sent.push(application);
      if (refusal !== undefined) throw refusal;
    },
  });
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <ContainerContext value={root}>
      <QueryClientProvider client={queries}>
        <MemoryRouter initialEntries={[`/pages/setting/real${search}`]}>
          <Suspense>
            <Screen />
          </Suspense>
        </MemoryRouter>
      </QueryClientProvider>
    </ContainerContext>,
  );
  await screen.findAllByRole('heading', { level: 2 }, { timeout: 60_000 });
}

const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const type = (label: string, value: string): boolean =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const targetOf = (name: string): string | null | undefined =>
  screen.queryByRole('link', { name })?.getAttribute('href');

const onward = 'Continue where you were';

function fillTexts(): void {
  type('Name as in the document', ' Nico Example ');
  type('Mobile number', '+65 9100-0777');
  type('Document number', ' S1234567D ');
}

async function fillBasic(): Promise<void> {
  fillTexts();
  await press('Picture: Front side');
  await press('Picture: Back side');
}

describe('KY1 where documents go', () => {
  test('KY1: on a server they go to the operator, and the device keeps none', async () => {
    await show(ApplicationScreen);
    expect(screen.getByText(/Documents go to the operator only/)).toBeTruthy();
    expect(screen.getByText(/nothing stays on this device/)).toBeTruthy();
    // Not every server asks for it before trading, and spot needs it on none.
    expect(screen.getByText(/^May be needed before contracts and options, and before any withdrawal\./)).toBeTruthy();
    expect(screen.queryByText('Don’t use real documents')).toBeNull();
  });

  test.each([
    ['levels', VerificationScreen],
    ['form', ApplicationScreen],
  ])(
    'KY1: the %s of the demo say that all of it stays in the browser, and ask for no real ones',
    async (_page, Screen) => {
      server = 'in-browser';
      await show(Screen);
      expect(screen.getByText('Don’t use real documents')).toBeTruthy();
      expect(screen.getByText(/stays in this browser’s storage/)).toBeTruthy();
      expect(screen.queryByText(/operator only|nothing stays on this device/)).toBeNull();
    },
  );
});

describe('KY1 the form of the first level', () => {
  test('KY1: what was typed is sent tidied, with both pictures', async () => {
    await show(ApplicationScreen);
    await fillBasic();
    await press('Send for review');
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toEqual({
      level: 1,
      kind: 'idCard',
      name: 'Nico Example',
      phone: '+6591000777',
      documentNumber: 'S1234567D',
      front: '/upload/Front side',
      back: '/upload/Back side',
    });
  });

  test('KY1: pictures that were chosen are still there after another page, until they are sent', async () => {
    await show(ApplicationScreen);
    await fillBasic();
    cleanup();
    await show(ApplicationScreen);
    expect(screen.getAllByText(/^kept:/).map((one) => one.textContent)).toEqual([
      'kept: /upload/Front side',
      'kept: /upload/Back side',
    ]);
    await press('Send for review');
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({ front: '/upload/Front side', back: '/upload/Back side' });
    cleanup();
    await show(ApplicationScreen);
    expect(screen.queryByText(/^kept:/)).toBeNull();
  });

  test('KY1: the number bound to the account is there already, but not one that the server masks', async () => {
    await show(ApplicationScreen);
    expect(screen.getByLabelText('Mobile number')).toHaveProperty('value', '');
    cleanup();
    const masked = person.phone;
    person.phone = '66812345678';
    try {
      await show(ApplicationScreen);
      expect(screen.getByLabelText('Mobile number')).toHaveProperty('value', '66812345678');
    } finally {
      person.phone = masked;
    }
  });

  test('H21: who receives the pictures stands above the form, and what the back of a passport is below its field', async () => {
    await show(ApplicationScreen);
    expect(screen.getByText(/go to the operator only/)).toBeTruthy();
    expect(screen.queryByText(/^For a passport/)).toBeNull();
    await press('Document: Identity card');
    fireEvent.click(screen.getByRole('radio', { name: 'Passport' }));
    expect(await screen.findByText(/^For a passport/)).toBeTruthy();
  });

  test('KY1: whatever is typed stays text, as it was typed, and nothing breaks', async () => {
    await show(ApplicationScreen);
    for (const label of ['Name as in the document', 'Mobile number', 'Document number'])
      expect(await act(async () => typeHostile(screen.getByLabelText(label)))).toEqual([]);
    expect(screen.getByRole('main')).toBeTruthy();
  });

  test('KY1: nothing is sent while a picture is missing, and the field says so', async () => {
    await show(ApplicationScreen);
    fillTexts();
    await press('Picture: Front side');
    await press('Send for review');
    expect(await screen.findByText(/^Back side: ./)).toBeTruthy();
    expect(screen.queryByText(/^Front side: ./)).toBeNull();
    expect(sent).toEqual([]);
  });

  test('KY1: a refusal of the server keeps all that was typed and is shown in its words', async () => {
    refusal = new AppError('server', 'This number is in use');
    await show(ApplicationScreen);
    await fillBasic();
    await press('Send for review');
    expect(await screen.findByText('This number is in use')).toBeTruthy();
    expect(screen.getByLabelText('Document number')).toHaveProperty('value', ' S1234567D ');
  });

  test('A5: what was typed comes back after a refusal in the same visit, also the phone that no record has', async () => {
    await show(ApplicationScreen);
    await fillBasic();
    await press('Send for review');
    await waitFor(() => expect(sent).toHaveLength(1));
    await act(async () => new Promise((done) => setTimeout(done, 50)));
    cleanup();
    identity = {
      basic: 'refused',
      advanced: 'none',
      record: { kind: 'idCard', name: 'Nico Example', documentNumber: 'S1234567D', reason: 'The back is blurred' },
    };
    await show(ApplicationScreen);
    expect(screen.getByText(/The back is blurred/)).toBeTruthy();
    expect(screen.getByLabelText('Mobile number')).toHaveProperty('value', '+65 9100-0777');
  });

  test('KY1: an application that was refused comes back with its reason and what it said', async () => {
    identity = {
      basic: 'refused',
      advanced: 'none',
      record: { kind: 'passport', name: 'Nico Exampel', documentNumber: 'S1', reason: 'The name differs' },
    };
    await show(ApplicationScreen);
    expect(screen.getByText(/The name differs/)).toBeTruthy();
    expect(screen.getByLabelText('Name as in the document')).toHaveProperty('value', 'Nico Exampel');
  });
});

test('H13 a reason that asks for money before money is paid out stands in a frame of caution, word for word', async () => {
  const reason = 'Please pay a deposit first to unlock your withdrawal.';
  identity = {
    basic: 'refused',
    advanced: 'none',
    record: { kind: 'passport', name: 'N', documentNumber: 'S1', reason },
  };
  await show(VerificationScreen);
  const frame = await screen.findByRole('region', { name: 'This text asks for money before paying out' });
  expect(frame.textContent).toContain(reason);
});

describe('KY1 the form of the second level', () => {
  beforeEach(() => {
    identity = { basic: 'approved', advanced: 'none', record: undefined };
  });

  test('a double tap sends the second step once, though both taps come before anything is shown', async () => {
    await show(ApplicationScreen, '?next');
    for (const name of ['Front side', 'Back side', 'You with the document'])
      fireEvent.click(screen.getByRole('button', { name: `Picture: ${name}` }));
    const send = screen.getByRole('button', { name: 'Send for review' });
    await act(async () => {
      send.click();
      send.click();
    });
    await waitFor(() => expect(sent.length).toBeGreaterThan(0));
    await act(async () => new Promise((done) => setTimeout(done, 50)));
    expect(sent).toHaveLength(1);
  });

  test('KY1: three pictures are asked for, each missing one says so, and all three are sent', async () => {
    await show(ApplicationScreen, '?next');
    await press('Picture: Front side');
    await press('Send for review');
    expect(await screen.findByText(/^Back side: ./)).toBeTruthy();
    expect(screen.getByText(/^You with the document: ./)).toBeTruthy();
    expect(sent).toEqual([]);
    await press('Picture: Back side');
    await press('Picture: You with the document');
    await press('Send for review');
    await waitFor(() =>
      expect(sent).toEqual([
        { level: 2, front: '/upload/Front side', back: '/upload/Back side', holding: '/upload/You with the document' },
      ]),
    );
  });
});

describe('A5 after the decision on the first level', () => {
  beforeEach(() => {
    identity = { basic: 'approved', advanced: 'none', record: undefined };
  });

  test('A5: the page shows the result, and the form of the next level when it is asked for', async () => {
    await show(ApplicationScreen);
    expect(screen.getByRole('region', { name: 'Basic, Lv1' }).textContent).toContain('Verified');
    expect(screen.queryByRole('button', { name: /^Picture/ })).toBeNull();
    expect(screen.queryByText('Not verified')).toBeNull();
    expect(screen.queryByText('Both levels are verified.')).toBeNull();
    await press('Apply for Lv2');
    expect(screen.getAllByRole('button', { name: /^Picture/ })).toHaveLength(3);
  });

  test('A5: it leads back to what the check interrupted, too', async () => {
    await show(ApplicationScreen, cameFrom);
    expect(targetOf(onward)).toBe(withdrawal);
  });

  test('A5: the overview, where one has just seen the result, opens the form at once', async () => {
    await show(VerificationScreen, cameFrom);
    const target = targetOf('Verify now') ?? '';
    cleanup();
    await show(ApplicationScreen, target.slice(target.indexOf('?')));
    expect(screen.getAllByRole('button', { name: /^Picture/ })).toHaveLength(3);
  });
});

describe('KY2 the way back after 998', () => {
  test('KY2: the form offers no way past it while something is to be filled in, and keeps where one was going', async () => {
    await show(ApplicationScreen, cameFrom);
    expect(targetOf(onward)).toBeUndefined();
    expect(targetOf('Levels and limits')).toBe(`/pages/setting/real_mark${cameFrom}`);
  });

  test.each(['reviewing', 'approved'] as const)(
    'KY2: once it is %s it leads back to the exact place',
    async (state) => {
      identity = { basic: state, advanced: state === 'approved' ? 'approved' : 'none', record: undefined };
      await show(ApplicationScreen, cameFrom);
      expect(targetOf(onward)).toBe(withdrawal);
    },
  );

  test('KY2: the overview leads to the form and back to the exact place', async () => {
    await show(VerificationScreen, cameFrom);
    expect(decodeURIComponent(targetOf('Verify now') ?? '')).toBe(`/pages/setting/real?return=${withdrawal}`);
    expect(targetOf(onward)).toBe(withdrawal);
  });

  test.each(['', '?return=https%3A%2F%2Fevil.example', '?return=%2F%2Fevil.example'])(
    'KY2: who came by themselves, or from no page of ours, is led nowhere (%s)',
    async (search) => {
      identity = { basic: 'approved', advanced: 'approved', record: undefined };
      await show(ApplicationScreen, search);
      expect(targetOf(onward)).toBeUndefined();
      cleanup();
      await show(VerificationScreen, search);
      expect(targetOf(onward)).toBeUndefined();
    },
  );
});

describe('servers that differ', () => {
  test.each<[DialectName, boolean]>([
    ['standard', true],
    ['b', false],
  ])('KY2 what a level allows is said where it is known: on %s %s', async (name, isSaid) => {
    dialect = name;
    identity = { basic: 'none', advanced: 'none', record: undefined };
    await show(VerificationScreen);
    expect(screen.queryAllByText('Daily withdrawal limit').length > 0).toBe(isSaid);
  });

  test.each([VerificationScreen, ApplicationScreen])(
    'W25 switch 24: where the pictures go with the names no second step is offered',
    async (Screen) => {
      dialect = 'd';
      identity = { basic: 'approved', advanced: 'none', record: undefined };
      await show(Screen);
      expect(screen.getByText('Basic, Lv1')).toBeTruthy();
      expect(screen.queryByText('Advanced, Lv2')).toBeNull();
      expect(screen.queryByRole('button', { name: /^Picture/ })).toBeNull();
    },
  );

  test.each([VerificationScreen, ApplicationScreen])(
    'switch 25: a refused record that blocks the next application leads to support, not to a form',
    async (Screen) => {
      identity = { basic: 'refused', advanced: 'none', record: undefined, mustAskSupport: true };
      await show(Screen);
      expect(screen.getByRole('link', { name: 'Ask support' }).getAttribute('href')).toBe('/pages/kefu/index');
      expect(screen.queryByRole('link', { name: 'Correct and resend' })).toBeNull();
      expect(screen.queryByRole('button', { name: /^Picture/ })).toBeNull();
    },
  );
});
