import type { LabelledValue } from '../../../../core/domain/wallets/payee.ts';
import { useText } from '../../../../core/i18n/use-text.ts';
import { routes } from '../../../../core/navigation/routes.ts';
import { Button, LinkButton } from '../../../../core/ui/button.tsx';
import columnStyles from '../../../../core/ui/column.module.css';
import { UnknownText } from '../../../../core/ui/money/money-text.tsx';
import rowStyles from '../../../../core/ui/lists/link-rows.module.css';

export interface CardFactsProps {
  readonly lines: readonly LabelledValue[];
  readonly onChange: () => void;
}

/** A saved card, line by line, with a link to replace it. Some servers do not keep every line. No call deletes a card, so the text names support. */
export function CardFacts({ lines, onChange }: CardFactsProps) {
  const t = useText('payees');
  return (
    <>
      <dl className={rowStyles['rows']}>
        {lines.map(({ label, value }) => (
          <div key={label} className={rowStyles['row']}>
            <dt className={rowStyles['texts']}>{label}</dt>
            <dd className={rowStyles['texts']}>{value === '' ? <UnknownText reason={t('card.unkept')} /> : value}</dd>
          </div>
        ))}
      </dl>
      <Button variant="secondary" isWide onClick={onChange}>
        {t('card.change')}
      </Button>
      <p className={columnStyles['note']}>{t('card.kept')}</p>
      <LinkButton to={routes.kefu.index} variant="quiet" isWide>
        {t('card.support')}
      </LinkButton>
    </>
  );
}
