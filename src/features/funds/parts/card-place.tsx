import { useText } from '../../../core/i18n/use-text.ts';
import { LinkButton } from '../../../core/ui/button.tsx';
import type { CardLine } from '../model/card-line.ts';
import deposit from '../../shared/exact-text/parts/exact-text.module.css';
import { FactList } from '../../shared/request-list/parts/fact-list.tsx';
import { Notice } from '../../shared/request-form/parts/notice.tsx';

export interface CardPlaceProps {
  readonly label: string;
  /** Undefined while none is saved. */
  readonly lines: readonly CardLine[] | undefined;
  /** Where one is saved. */
  readonly path: string;
}

/** The saved card that receives the money, or a link to save one. */
export function CardPlace({ label, lines, path }: CardPlaceProps) {
  const t = useText('withdrawal');
  const action = (
    <LinkButton to={path} variant="secondary" size="small">
      {t('card.add')}
    </LinkButton>
  );
  if (lines === undefined) return <Notice tone="caution" title={t('card.none')} actions={action} />;
  return (
    <section className={deposit['card']} aria-label={label}>
      <FactList facts={lines.map((line) => ({ id: line.label, ...line }))} />
    </section>
  );
}
