import { useState } from 'react';
import { useFormat } from '../../../core/i18n/use-format.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import type { Amount } from '../../../core/money/amount.ts';
import { formatForInput } from '../../../core/money/format.ts';
import { Button } from '../../../core/ui/button.tsx';
import { DecimalField } from '../../../core/ui/fields/decimal-field.tsx';
import { notify } from '../../../core/ui/notify.ts';
import { TextField } from '../../../core/ui/fields/text-field.tsx';
import { readCount, readSum } from '../model/typed-limits.ts';
import {
  dayMs,
  largestCount,
  sumNames,
  withCount,
  withSum,
  type Limit,
  type OwnLimits,
  type SumName,
} from '../../shared/limits/model/own-limits.ts';
import type { OwnLimitsControl } from '../../shared/limits/operations/use-own-limits.ts';
import { SettingGroup } from '../parts/setting-group.tsx';
import styles from './limits-section.module.css';

interface LimitsFormProps {
  readonly control: OwnLimitsControl;
  readonly isLossKnown: boolean;
  /** At most this many records count towards the loss of a day; undefined if all do. */
  readonly countedOnly: number | undefined;
}

const unit = 'USDT';
type Texts = Readonly<Record<SumName | 'count', string>>;

/** The last wish: the waiting raise, or the current value. */
const wanted = <Value,>({ value, raise }: Limit<Value>): Value | undefined =>
  raise === undefined ? value : raise.value;

function textsOf({ count, sums }: OwnLimits, languageTag: string): Texts {
  const sumText = (name: SumName): string => {
    const value = wanted(sums[name]);
    return value === undefined ? '' : formatForInput(value, languageTag);
  };
  return {
    count: String(wanted(count) ?? ''),
    options: sumText('options'),
    contracts: sumText('contracts'),
    spot: sumText('spot'),
    loss: sumText('loss'),
  };
}

/** The limits of this account: lower ones hold at once, higher ones after a day. */
export function LimitsForm({ control, isLossKnown, countedOnly }: LimitsFormProps) {
  const t = useText('limits');
  const format = useFormat();
  const { languageTag } = format;
  const { limits, now } = control;
  const [texts, setTexts] = useState(() => textsOf(limits, languageTag));
  const count = readCount(texts.count);
  const sums = sumNames.map((name) => ({ name, value: readSum(texts[name], languageTag) }));
  const isWrong = count === 'invalid' || sums.some(({ value }) => value === 'invalid');
  const save = (): void => {
    if (isWrong) return;
    control.change((kept, at) =>
      sums.reduce(
        (next, { name, value }) => (value === 'invalid' ? next : withSum(next, { name, value }, at)),
        withCount(kept, count, at),
      ),
    );
    notify.success(t('limits.saved'));
  };
  const hints = {
    options: undefined,
    contracts: t('limits.contractHint'),
    spot: t('limits.spotHint'),
    loss: lossHint(),
  };
  function lossHint(): string {
    if (!isLossKnown) return t('limits.lossUnknown');
    return countedOnly === undefined ? t('limits.lossHint') : t('limits.lossPart', { n: format.count(countedOnly) });
  }
  return (
    <SettingGroup title={t('limits.title')}>
      <div className={styles['block']}>
        <TextField
          label={t('limits.count', { span: format.relativeAge(dayMs) })}
          inputMode="numeric"
          autoComplete="off"
          value={texts.count}
          hint={t('limits.countHint', { n: format.count(limits.opened.length) })}
          error={count === 'invalid' ? t('limits.invalidCount', { max: format.count(largestCount) }) : undefined}
          onChange={(event) => setTexts({ ...texts, count: event.target.value })}
        />
        <Waiting limit={limits.count} write={(value) => format.count(value)} />
        {sums.map(({ name, value }) => (
          <div key={name}>
            <DecimalField
              label={t(`limits.${name}`)}
              value={texts[name]}
              unit={unit}
              hint={hints[name]}
              error={value === 'invalid' ? t('limits.invalidSum') : undefined}
              onChange={(text) => setTexts({ ...texts, [name]: text })}
            />
            <Waiting limit={limits.sums[name]} write={(sum: Amount) => format.amount(sum, { currency: unit })} />
          </div>
        ))}
        <p className={styles['note']}>
          {t('limits.rule', { span: format.relativeAge(dayMs) })} {now === undefined ? t('limits.noTime') : undefined}{' '}
          {t('limits.currencies')}
        </p>
        <Button isWide onClick={save}>
          {t('limits.save')}
        </Button>
      </div>
    </SettingGroup>
  );
}

interface WaitingProps<Value> {
  readonly limit: Limit<Value>;
  readonly write: (value: Value) => string;
}

/** A higher limit that does not hold yet. */
function Waiting<Value>({ limit: { raise }, write }: WaitingProps<Value>) {
  const t = useText('limits');
  const format = useFormat();
  if (raise === undefined) return undefined;
  const time = format.dateTime(raise.from);
  return (
    <p className={styles['note']} role="status">
      {raise.value === undefined
        ? t('limits.noneFrom', { time })
        : t('limits.raisedFrom', { n: write(raise.value), time })}
    </p>
  );
}
