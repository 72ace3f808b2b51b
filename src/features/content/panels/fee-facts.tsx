import type { ReactNode } from 'react';
import { useRuntimeConfig } from '../../../core/config/use-runtime-config.ts';
import { useFormat } from '../../../core/i18n/use-format.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import { readDecimal, type Rate } from '../../../core/money/amount.ts';
import { isZero } from '../../../core/money/fixed-point.ts';
import { purchaseFeeSetting } from '../../../core/rules/wallets/purchase-rules.ts';
import { useSession } from '../../../core/session/use-session.ts';
import { useInstruments } from '../../shared/instruments/data/instruments.ts';
import { FactList, type Fact } from '../../shared/request-list/parts/fact-list.tsx';
import { useIsSettingAwaited, useIsSettingRead, useSiteSetting } from '../../shared/site/data/site-setting.ts';
import { contractFees, type RateRange } from '../model/contract-fees.ts';
import { DashWithReason } from '../parts/dash-with-reason.tsx';
import { OwnConversionFee, OwnOptionFee, OwnOptionTable, OwnSpotFee, OwnWithdrawalTable } from './own-fees.tsx';

/** What the server tells of its fees: to a visitor some of them, and of all others where they are told before anything is confirmed. */
export function FeeFacts() {
  const t = useText('content');
  const menu = useText('home');
  const convert = useText('convert');
  const { products } = useRuntimeConfig();
  const { isSignedIn } = useSession();
  const own = (fee: ReactNode): ReactNode => (isSignedIn ? fee : <DashWithReason reason={t('terms.afterLogin')} />);
  const facts: readonly (Fact | false)[] = [
    products.spot && { id: 'spot', label: menu('menu.spot'), value: own(<OwnSpotFee />) },
    products.contracts && { id: 'contracts', label: menu('menu.contracts'), value: <ContractFees /> },
    products.options && { id: 'options', label: menu('menu.options'), value: own(<OwnOptionFee />) },
    { id: 'convert', label: convert('title'), value: own(<OwnConversionFee />) },
    products.quickBuy && { id: 'quickBuy', label: menu('menu.quickBuy'), value: <PurchaseFee /> },
    !isSignedIn && { id: 'withdraw', label: menu('menu.withdraw'), value: own(undefined) },
  ];
  return (
    <>
      <FactList facts={facts.filter((fact) => fact !== false)} />
      {isSignedIn && products.options ? <OwnOptionTable /> : undefined}
      {isSignedIn ? <OwnWithdrawalTable /> : undefined}
    </>
  );
}

function ContractFees(): ReactNode {
  const t = useText('content');
  const worth = useText('worth');
  const chart = useText('chart');
  const contracts = useText('contracts');
  const format = useFormat();
  const { data, error } = useInstruments();
  if (data === undefined) return error === null ? undefined : <DashWithReason reason={worth('gap.failed')} />;
  const inWords = ({ from, to }: RateRange): string =>
    from === to ? format.setRate(from) : t('terms.range', { from: format.setRate(from), to: format.setRate(to) });
  const opening = contractFees(data, 'feePercent');
  const night = contractFees(data, 'overnightPercent');
  const openingText = opening && chart('about.openFeeText', { percent: inWords(opening) });
  const nightText = night && contracts('lines.overnightText', { percent: inWords(night) });
  if (openingText === undefined && nightText === undefined) return <DashWithReason reason={chart('about.notSaid')} />;
  const notSaid = chart('about.notSaid');
  return (
    <>
      {openingText ?? `${contracts('lines.fee')} — ${notSaid}`}
      <br />
      {nightText ?? `${contracts('lines.overnight')} — ${notSaid}`}
    </>
  );
}

function PurchaseFee(): ReactNode {
  const t = useText('content');
  const purchases = useText('purchases');
  const worth = useText('worth');
  const chart = useText('chart');
  const format = useFormat();
  const isAwaited = useIsSettingAwaited(purchaseFeeSetting);
  const isRead = useIsSettingRead(purchaseFeeSetting);
  const percent = readDecimal<Rate>(useSiteSetting(purchaseFeeSetting) ?? '');
  if (isAwaited) return undefined;
  if (percent !== undefined && isZero(percent)) return purchases('noFee');
  if (percent !== undefined) return t('terms.ofPayment', { percent: format.setRate(percent) });
  return <DashWithReason reason={isRead ? chart('about.notSaid') : worth('gap.failed')} />;
}
