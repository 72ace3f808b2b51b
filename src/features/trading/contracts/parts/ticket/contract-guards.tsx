import { useFormat } from '../../../../../core/i18n/use-format.ts';
import { useText } from '../../../../../core/i18n/use-text.ts';
import { hiddenText } from '../../../../../core/money/format.ts';
import { useIsMasked } from '../../../../../core/preferences/use-is-masked.ts';
import { useMoneyUnit } from '../../../../../core/ui/money/use-money-unit.ts';
import { shortened } from '../../../orders/model/shown-amount.ts';
import { GuardsFrame, GuardText } from '../../../ticket/parts/confirm-guards.tsx';
import type { ContractGuard } from '../../model/contract-way.ts';

interface ContractGuardsProps {
  readonly guards: readonly ContractGuard[];
  readonly onAdjust: () => void;
}

/** Why to look twice before a contract is opened. */
export function ContractGuards({ guards, onAdjust }: ContractGuardsProps) {
  const canAdjust = guards.some(({ kind }) => kind !== 'near-liquidation' && kind !== 'running-loss');
  return (
    <GuardsFrame onAdjust={canAdjust ? onAdjust : undefined}>
      {guards.map((guard) => (
        <ContractGuardText key={guard.kind} guard={guard} />
      ))}
    </GuardsFrame>
  );
}

export function ContractGuardText({ guard }: { readonly guard: ContractGuard }) {
  const t = useText('contracts');
  const format = useFormat();
  const isMasked = useIsMasked();
  const marked = useMoneyUnit();
  if (guard.kind === 'near-liquidation')
    return <p>{t('confirm.nearLiquidation', { percent: format.percent(guard.percent), currency: guard.currency })}</p>;
  if (guard.kind !== 'running-loss') return <GuardText guard={guard} />;
  const { free, currency } = guard;
  const sum = isMasked ? hiddenText : marked(format.amount(shortened(free, currency), { currency }));
  return <p>{t('confirm.runningLoss', { free: sum })}</p>;
}
