import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { typeHostile } from '../../../../tests/support/hostile-strings.ts';
import { keepDraft } from '../data/access-draft.ts';
import { resetSchema, type ProvenFields } from '../model/access-schemas.ts';
import { useProblemTexts } from '../../shared/forms/operations/use-problem-texts.ts';
import { ProofFields } from './proof-fields.tsx';

vi.mock('./code-row.tsx', () => ({ CodeRow: () => undefined }));
afterEach(cleanup);

function Form({ forExisting = false }: { readonly forExisting?: boolean }) {
  const { say } = useProblemTexts();
  const form = useForm<ProvenFields>({
    resolver: standardSchemaResolver(resetSchema(say)),
    mode: 'onTouched',
    defaultValues: { identifier: 'ann@example.test', code: '', password: '', confirmation: '' },
  });
  return (
    <MemoryRouter>
      <FormProvider {...form}>
        <ProofFields forExisting={forExisting} />
      </FormProvider>
    </MemoryRouter>
  );
}

test('AC1: whatever is typed stays text, as it was typed, and nothing breaks', async () => {
  render(
    <Suspense>
      <Form />
    </Suspense>,
  );
  await screen.findByLabelText('New password', {}, { timeout: 60_000 });
  for (const label of ['E-mail or mobile number', 'New password', 'Confirm password'])
    expect(await act(async () => typeHostile(screen.getByLabelText(label)))).toEqual([]);
});

test('AC1: below a new password stands the rule, and then how hard what is typed is to guess', async () => {
  render(
    <Suspense>
      <Form />
    </Suspense>,
  );
  const field = await screen.findByLabelText('New password', {}, { timeout: 60_000 });
  expect(screen.getByText('7 to 16 characters')).toBeTruthy();
  const type = (value: string) => act(async () => void fireEvent.change(field, { target: { value } }));
  await type('ann.Example-77');
  expect(screen.getByText(/^Weak/)).toBeTruthy();
  await type('horse2bat');
  expect(screen.getByText(/^Fair/)).toBeTruthy();
  await type('horse2bat-St');
  expect(screen.getByText('Strong')).toBeTruthy();
  expect(field.getAttribute('aria-describedby')).not.toBeNull();
});

test('AC1 area: a number shows the dialling code that goes with it, an e-mail address none', async () => {
  keepDraft({ areaCode: '34' });
  render(
    <Suspense>
      <Form />
    </Suspense>,
  );
  const field = await screen.findByLabelText('E-mail or mobile number', {}, { timeout: 60_000 });
  expect(screen.queryByRole('link')).toBeNull();
  await act(async () => void fireEvent.change(field, { target: { value: '612 345 678' } }));
  const link = screen.getByRole('link', { name: '+34 Country codes' });
  expect(link.getAttribute('href')).toBe('/pages/common/area');
});

test('AC1: the second password is reported as missing only once it was reached, and is compared again when the first changes', async () => {
  render(
    <Suspense>
      <Form />
    </Suspense>,
  );
  const field = await screen.findByLabelText('New password', {}, { timeout: 60_000 });
  const type = (label: string, value: string) =>
    act(async () => void fireEvent.change(screen.getByLabelText(label), { target: { value } }));
  await type('New password', 'horse2bat');
  await act(async () => void fireEvent.blur(field));
  expect(screen.queryByText('This field is required')).toBeNull();
  await type('Confirm password', 'horse2bat');
  await act(async () => void fireEvent.blur(screen.getByLabelText('Confirm password')));
  await type('New password', 'horse3bat');
  expect(await screen.findByText('The passwords do not match')).toBeTruthy();
});

test('AC1: a login with a number says how to type it', async () => {
  keepDraft({ areaCode: '34' });
  const said = async (forExisting: boolean, login: string): Promise<string | null> => {
    render(
      <Suspense>
        <Form forExisting={forExisting} />
      </Suspense>,
    );
    const field = await screen.findByLabelText('E-mail or mobile number', {}, { timeout: 60_000 });
    await act(async () => void fireEvent.change(field, { target: { value: login } }));
    const hint = document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent ?? null;
    cleanup();
    return hint;
  };
  expect(await said(false, '612 345 678')).toMatch(/^Log in with this number/);
  expect(await said(true, '+34612345678')).toMatch(/^As you registered it/);
  expect(await said(false, '+34612345678')).toBeNull();
  expect(await said(true, 'ann@example.test')).toBeNull();
});
