import { useText } from '../../../core/i18n/use-text.ts';
import type { Amount } from '../../../core/money/amount.ts';
import { routes } from '../../../core/navigation/routes.ts';
import { LinkButton } from '../../../core/ui/button.tsx';
import { MoneyText } from '../../../core/ui/money/money-text.tsx';
import { FactList } from '../../shared/request-list/parts/fact-list.tsx';
import { Notice } from '../../shared/request-form/parts/notice.tsx';

export interface OptionsTooProps {
  /** Of this currency in the options account; undefined while it is not known. */
  readonly held: Amount | undefined;
  readonly currency: string;
}

/** Some servers take the money from one account and look for it in another one as well. */
export function OptionsToo({ held, currency }: OptionsTooProps) {
  const t = useText('withdrawal');
  return (
    <Notice
      tone="caution"
      title={t('optionsToo.title')}
      actions={
        <LinkButton to={routes.fund.transfer} variant="secondary" size="small">
          {t('optionsToo.move')}
        </LinkButton>
      }
    >
      <FactList
        facts={[
          { id: 'options', label: t('optionsToo.held'), value: <MoneyText value={held} currency={currency} isShown /> },
        ]}
      />
    </Notice>
  );
}
