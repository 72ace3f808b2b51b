import { useText } from '../../../../core/i18n/use-text.ts';
import { routes } from '../../../../core/navigation/routes.ts';
import { IconClock } from '../../../../core/ui/icons/clock.gen.tsx';
import { LinkRow, LinkRows } from '../../../../core/ui/lists/link-rows.tsx';
import { MoneyText } from '../../../../core/ui/money/money-text.tsx';
import { useNewestDeposits } from '../data/newest-deposits.ts';
import { underway } from '../model/underway.ts';

/** What was reported as sent and is not credited yet, one row for each currency, with the way to its records. */
export function DepositsUnderway() {
  const words = useText('worth');
  const rows = underway(useNewestDeposits());
  if (rows.length === 0) return undefined;
  return (
    <LinkRows title={words('underway.title')}>
      {rows.map(({ currencyName, amount }) => (
        <LinkRow
          key={currencyName}
          to={routes.fund.receiveWithdrawRecord}
          label={words('underway.deposit')}
          icon={IconClock}
          trailing={<MoneyText value={amount} currency={currencyName} />}
        />
      ))}
    </LinkRows>
  );
}
