import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useText, useTextsAhead } from '../../../../core/i18n/use-text.ts';
import { routes } from '../../../../core/navigation/routes.ts';
import styles from '../../../../core/ui/column.module.css';
import { ErrorState, SkeletonRows } from '../../../../core/ui/lists/list-state.tsx';
import { notify } from '../../../../core/ui/notify.ts';
import { Page } from '../../../../core/ui/page/page.tsx';
import { ChoiceField } from '../../../shared/request-form/parts/choice-field.tsx';
import { CoinMark } from '../../../../core/ui/money/coin-mark.tsx';
import { TextField } from '../../../../core/ui/fields/text-field.tsx';
import { useVisitState, VisitDrafts } from '../../../shared/forms/data/visit-draft.ts';
import { PlainForm } from '../../../shared/forms/parts/plain-form.tsx';
import { useProblemTexts } from '../../../shared/forms/operations/use-problem-texts.ts';
import { AddressSources } from '../panels/address-sources.tsx';
import { useSaveAddress, useSavedAddresses } from '../data/saved-addresses.ts';
import { useWallets } from '../../../shared/wallets/data/wallets.ts';
import { useUsedAddresses } from '../../data/past-withdrawals.ts';
import { useNetworks } from '../data/networks.ts';
import { drawQrPicture } from '../data/qr-picture.ts';
import type { SavedAddress } from '../../../../core/domain/wallets/payee.ts';
import { labelProblem } from '../model/address-labels.ts';
import { useAddressLabels } from '../operations/use-address-labels.ts';
import { readAddressDraft } from '../model/address-draft.ts';
import { LookAlikeAlarm } from '../parts/look-alike-alarm.tsx';

interface Coin {
  readonly id: string;
  readonly name: string;
}

/** Currency, network, address: in this order, because the network decides the form of an address. */
export default function AddAddressScreen() {
  useTextsAhead(['payees', 'rules', 'pictures', 'requests']);
  const t = useText('payees');
  const wallets = useWallets();
  const saved = useSavedAddresses();
  const used = useUsedAddresses();
  const error = wallets.error ?? saved.error;
  const isThere = wallets.data !== undefined && saved.data !== undefined;
  const held = wallets.data?.accounts.find(({ account }) => account === 'spot')?.balances ?? [];
  const coins = held
    .filter(({ canDeposit }) => canDeposit)
    .map((one) => ({ id: one.currencyId, name: one.currencyName }));
  const retry = (): void => {
    void wallets.refetch();
    void saved.refetch();
  };
  return (
    <Page title={t('add.title')} back={routes.setting.wallet}>
      <div className={styles['column']}>
        {!isThere && error !== null ? <ErrorState error={error} onRetry={retry} /> : undefined}
        {!isThere && error === null ? <SkeletonRows count={4} height={64} /> : undefined}
        {saved.data === undefined || wallets.data === undefined ? undefined : (
          <AddressForm coins={coins} known={[...saved.data.map(({ address }) => address), ...used]} />
        )}
      </div>
    </Page>
  );
}

interface AddressFormProps {
  readonly coins: readonly Coin[];
  readonly known: readonly string[];
}

const none = '';
const empty = { currencyId: none, chosen: none, typed: '', label: '' };
const drafts = new VisitDrafts<typeof empty>();

/** The draft, and saving it. */
function useAddressForm({ coins, known }: AddressFormProps) {
  const t = useText('payees');
  const navigate = useNavigate();
  const save = useSaveAddress();
  const [draft, setDraft, forget] = useVisitState(drafts, empty);
  const { currencyId, chosen, typed, label } = draft;
  const labels = useAddressLabels();
  const saved = useSavedAddresses();
  const labelWrong = labelProblem(label);
  const [comparedWith, setComparedWith] = useState<string>();
  const networks = useNetworks(currencyId === none ? undefined : currencyId);
  const only = networks.data?.length === 1 ? networks.data[0] : undefined;
  const network = only ?? (chosen === none ? undefined : chosen);
  const coin = coins.find(({ id }) => id === currencyId);
  const isCompared = comparedWith !== undefined && comparedWith === typed.trim();
  const reading = readAddressDraft({ currencyId: coin?.id, network, typed, isCompared }, known);
  // A second tap may come while the picture is being drawn, before anything is sent.
  const isUnderWay = useRef(false);
  /** The server names the id only in its list. */
  const labelSaved = async (wish: Pick<SavedAddress, 'currencyId' | 'network' | 'address'>): Promise<void> => {
    const { data = [] } = await saved.refetch();
    const isIt = (one: SavedAddress): boolean => one.address === wish.address && one.currencyId === wish.currencyId;
    const found = data.find((one) => isIt(one) && one.network === wish.network) ?? data.find(isIt);
    if (found !== undefined) labels.setLabel?.(found.id, label);
  };
  const submit = async (): Promise<void> => {
    if (!reading.isReady || coin === undefined || network === undefined || isUnderWay.current) return;
    if (labelWrong !== undefined) return;
    isUnderWay.current = true;
    const { address } = reading;
    const drawing = await drawQrPicture(address);
    const wish = { currencyId: coin.id, currencyName: coin.name, network, address, drawing };
    save.mutate(wish, {
      onSuccess: () => {
        forget();
        if (label.trim() !== '') void labelSaved(wish);
        notify.success(t('add.done'));
        void navigate(routes.setting.wallet, { replace: true });
      },
      onSettled: () => {
        isUnderWay.current = false;
      },
    });
  };
  const chooseCoin = (id: string): void => setDraft({ ...draft, currencyId: id, chosen: none });
  const setChosen = (name: string): void => setDraft({ ...draft, chosen: name });
  const setTyped = (text: string): void => setDraft({ ...draft, typed: text });
  const setLabel = (text: string): void => setDraft({ ...draft, label: text });
  const compare = (isSo: boolean): void => setComparedWith(isSo ? typed.trim() : undefined);
  return {
    currencyId,
    chooseCoin,
    networks,
    network,
    setChosen,
    typed,
    setTyped,
    label,
    setLabel,
    labelProblem: labelWrong,
    isCompared,
    compare,
    reading,
    save,
    submit,
  };
}

function AddressForm(props: AddressFormProps) {
  const t = useText('payees');
  const { say } = useProblemTexts();
  const form = useAddressForm(props);
  const [isTried, setIsTried] = useState(false);
  const { reading, networks, network } = form;
  const { problem, lookAlike } = reading;
  const isWrong = problem !== undefined && (isTried || (form.typed !== '' && problem.key !== 'required'));
  const names = networks.data ?? [];
  return (
    <PlainForm
      onSubmit={(event) => {
        event.preventDefault();
        setIsTried(true);
        void form.submit();
      }}
      submitLabel={t('add.save')}
      isBusy={form.save.isPending}
      problem={form.save.error ?? networks.error}
    >
      <ChoiceField
        label={t('add.currency')}
        options={props.coins.map(({ id, name }) => ({ id, label: name, leading: <CoinMark name={name} size={24} /> }))}
        value={form.currencyId === none ? undefined : form.currencyId}
        onChange={form.chooseCoin}
      />
      {names.length === 0 ? undefined : (
        <ChoiceField
          label={t('add.network')}
          options={names.map((id) => ({ id, label: id.toUpperCase() }))}
          value={network}
          onChange={form.setChosen}
        />
      )}
      {isTried && network === undefined ? <p role="alert">{t('add.chooseFirst')}</p> : undefined}
      <TextField
        label={t('add.address')}
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        maxLength={128}
        value={form.typed}
        error={isWrong && network !== undefined ? say(problem) : undefined}
        hint={reading.isUnchecked ? t('add.unchecked') : undefined}
        onChange={(event) => form.setTyped(event.target.value)}
      />
      <AddressSources onAddress={form.setTyped} />
      {lookAlike === undefined ? undefined : (
        <LookAlikeAlarm
          address={reading.address}
          known={lookAlike}
          isCompared={form.isCompared}
          isAsked={isTried}
          onCompared={form.compare}
        />
      )}
      <TextField
        label={t('label.optional')}
        autoComplete="off"
        value={form.label}
        error={form.labelProblem && say(form.labelProblem)}
        hint={t('label.hint')}
        onChange={(event) => form.setLabel(event.target.value)}
      />
      <p className={styles['small']}>{t('add.text')}</p>
    </PlainForm>
  );
}
