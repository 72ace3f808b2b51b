import { IconAlertTriangle } from '../../../../core/ui/icons/alert-triangle.gen.tsx';
import { Suspense, type ComponentType, type ReactNode } from 'react';
import { useText } from '../../../../core/i18n/use-text.ts';
import type { Amount } from '../../../../core/money/amount.ts';
import { sum } from '../../../../core/money/fixed-point.ts';
import { pathWith, routes } from '../../../../core/navigation/routes.ts';
import { MoneyMarkContext } from '../../../../core/ui/money/money-mark.ts';
import { ResultMoney } from '../../../../core/ui/money/result-money.tsx';
import { NoticeCard } from '../../../shared/notices/parts/notice-card.tsx';
import { Notices } from '../../../shared/notices/parts/notices.tsx';
import { letGoOfLiquidation, useToldLiquidations, type ToldLiquidation } from '../data/told-liquidations.ts';

export interface LiquidationNewsProps {
  /** The words for the kind of money, which every message carries. */
  readonly Mark: ComponentType<Pick<ToldLiquidation, 'account'>>;
}

/** Announces positions that were liquidated while the app was open. */
export function LiquidationNews({ Mark }: LiquidationNewsProps) {
  const told = useToldLiquidations();
  if (told.length === 0) return undefined;
  return (
    <Notices>
      <Suspense>
        {told.map((one) => (
          <MoneyMarkContext
            key={`${one.account.id} ${one.quoteId}`}
            value={one.account.isSimulated ? 'simulated' : 'real'}
          >
            <Told one={one} mark={<Mark account={one.account} />} />
          </MoneyMarkContext>
        ))}
      </Suspense>
    </Notices>
  );
}

function Told({ one, mark }: { readonly one: ToldLiquidation; readonly mark: ReactNode }) {
  const t = useText('contracts');
  const shell = useText('shell');
  const symbols = new Set(one.positions.map(({ symbol }) => symbol));
  const told = t('news.liquidated', { symbols: [...symbols].join(', ') });
  const { contractOrder } = one.account.isSimulated ? routes.moni : routes.transaction;
  return (
    <NoticeCard
      icon={IconAlertTriangle}
      link={{ to: pathWith(contractOrder, { list: 'history' }), text: t('lists.history') }}
      mark={mark}
      dismissLabel={`${shell('toast.dismiss')}: ${told}`}
      onDismiss={() => letGoOfLiquidation(one)}
    >
      {told} · {t('receipt.net')} <ResultMoney value={netOf(one)} currency={one.currency} />
    </NoticeCard>
  );
}

function netOf({ positions }: ToldLiquidation): Amount | undefined {
  const nets = positions.map(({ net }) => net).filter((net) => net !== undefined);
  return nets.length === positions.length ? sum(nets) : undefined;
}
