import { IconArrowDownRight } from '../../../../core/ui/icons/arrow-down-right.gen.tsx';
import { IconArrowUpRight } from '../../../../core/ui/icons/arrow-up-right.gen.tsx';
import { useId, type ReactNode } from 'react';
import type { OptionDirection } from '../../../../core/domain/orders/option.ts';
import { useFormat } from '../../../../core/i18n/use-format.ts';
import { useText } from '../../../../core/i18n/use-text.ts';
import type { Amount } from '../../../../core/money/amount.ts';
import { leastPlaces } from '../../../../core/money/counted-money.ts';
import { formatDecimal } from '../../../../core/money/format.ts';
import { Button } from '../../../../core/ui/button.tsx';
import { useMoneyMark } from '../../../../core/ui/money/money-mark.ts';
import styles from './option-ticket.module.css';

export interface DirectionButtonsProps {
  /** What the ticket is doing instead of taking a new option. */
  readonly busy: 'sending' | 'checking' | 'unknown' | undefined;
  /** Why no option can be opened now; looking and everything else stays possible. */
  readonly reason?: ReactNode;
  /** What a win adds to the account; undefined until there is a stake. */
  readonly win?: Amount | undefined;
  /** It pays in this: a win has as many decimals here as in the confirmation. */
  readonly currency?: string | undefined;
  readonly onChoose: (direction: OptionDirection) => void;
}

const directions = [
  { id: 'up', Icon: IconArrowUpRight },
  { id: 'down', Icon: IconArrowDownRight },
] as const;
const verbs = {
  real: { up: 'direction.up', down: 'direction.down' },
  simulated: { up: 'direction.practiceUp', down: 'direction.practiceDown' },
} as const;

/** The direction as word, icon and colour, and what it can win: two equal buttons. */
export function DirectionButtons({ busy, reason, win, currency, onChoose }: DirectionButtonsProps) {
  const t = useText('options');
  const { languageTag } = useFormat();
  const mark = useMoneyMark();
  const reasonId = useId();
  return (
    <>
      {reason === undefined ? undefined : (
        <p id={reasonId} className={styles['wrong']} role="status">
          {reason}
        </p>
      )}
      <div className={styles['directions']}>
        {directions.map(({ id, Icon }) => (
          <Button
            key={id}
            variant={id}
            isBusy={busy === 'sending' || busy === 'checking'}
            disabled={busy === 'unknown' || reason !== undefined}
            aria-describedby={reason === undefined ? undefined : reasonId}
            onClick={() => onChoose(id)}
          >
            <span className={styles['direction']}>
              <Icon size={18} stroke={2} aria-hidden="true" />
              <span>
                {win === undefined
                  ? t(verbs[mark][id])
                  : t('direction.win', {
                      direction: t(verbs[mark][id]),
                      amount: formatDecimal(win, { languageTag, minPlaces: leastPlaces(win, currency) }),
                    })}
              </span>
            </span>
          </Button>
        ))}
      </div>
    </>
  );
}
