import { useEffect, useEffectEvent, useId, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { quizBreakEven, roundStateAt, type QuizRound, type QuizSide } from '../../../core/domain/products/quiz.ts';
import { useFormat } from '../../../core/i18n/use-format.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import type { Amount } from '../../../core/money/amount.ts';
import { shownBalance } from '../../../core/money/shown-balance.ts';
import { detour } from '../../../core/navigation/detour.ts';
import { loginPath } from '../../../core/navigation/return-path.ts';
import { useSession } from '../../../core/session/use-session.ts';
import { Button, LinkButton } from '../../../core/ui/button.tsx';
import { MoneyText } from '../../../core/ui/money/money-text.tsx';
import { Sheet } from '../../../core/ui/sheets/sheet.tsx';
import type { OwnStop } from '../../shared/limits/model/own-limits.ts';
import { OwnStopText } from '../../shared/limits/parts/own-stop-text.tsx';
import { useServerNow } from '../../../core/time/use-server-now.ts';
import { AmountField } from '../../shared/request-form/parts/amount-field.tsx';
import { FactList } from '../../shared/request-list/parts/fact-list.tsx';
import { Notice } from '../../shared/request-form/parts/notice.tsx';
import requests from '../../shared/request-form/parts/requests.module.css';
import { SendButton } from '../../shared/request-form/parts/send-button.tsx';
import { useWallets } from '../../shared/wallets/data/wallets.ts';
import { betPlan, type BetPlan } from '../model/bet-plan.ts';
import styles from '../parts/quiz.module.css';
import { RoundRule } from '../parts/round-rule.tsx';
import { useBetStop } from '../operations/use-bet-stop.ts';
import type { BetRequest } from '../operations/use-bet-request.ts';

export interface BetSheetProps {
  readonly round: QuizRound;
  readonly side: QuizSide;
  /** The stake as typed. */
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly request: BetRequest;
  readonly onClose: () => void;
}

function useAvailable({ currencyId }: QuizRound): Amount | undefined {
  const spot = useWallets().data?.accounts.find(({ account }) => account === 'spot');
  return spot?.balances.find((balance) => balance.currencyId === currencyId)?.available;
}

/** Stake, fee, possible outcomes and the rule, on one sheet; nothing is filled in beforehand. */
export function BetSheet({ round, side, text, onText, request, onClose }: BetSheetProps) {
  const t = useText('quiz');
  const { isSignedIn } = useSession();
  const { pathname, search } = useLocation();
  const formId = useId();
  const now = useServerNow();
  const form = useBetForm({ round, side, text, request });
  const isSending = request.state.kind === 'sending';
  const isClosed = roundStateAt(round, now) !== 'guessing';
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={t('sheet', { symbol: round.symbol, side: t(`sides.${side}`) })}
      footer={
        <div className={requests['pair']}>
          <Button variant="secondary" disabled={isSending} onClick={onClose}>
            {t('cancel')}
          </Button>
          {isSignedIn ? (
            <SendButton
              type="submit"
              form={formId}
              isBusy={isSending}
              disabled={isClosed || form.stop?.kind === 'break'}
            >
              {t('place')}
            </SendButton>
          ) : (
            <LinkButton to={loginPath(pathname + search)} state={detour}>
              {t('login')}
            </LinkButton>
          )}
        </div>
      }
    >
      <form
        id={formId}
        className={styles['form']}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          form.submit();
        }}
      >
        <RoundRule round={round} />
        {isClosed ? <Notice tone="wait" title={t('closed')} /> : undefined}
        {form.stop === undefined ? undefined : (
          <Notice tone="caution" title={t('ownStop')}>
            <p>
              <OwnStopText stop={form.stop} />
            </p>
          </Notice>
        )}
        <AmountField
          label={t('stake')}
          text={text}
          onText={onText}
          reading={form.plan.stake}
          currency={round.currencyName}
          isAsked={form.isAsked}
          hint={form.hint}
        />
        <BetFacts round={round} plan={form.plan} available={form.available} />
        <p className={requests['note']}>{t('irrevocable')}</p>
      </form>
    </Sheet>
  );
}

function useBetForm({ round, side, text, request }: Omit<BetSheetProps, 'onText' | 'onClose'>) {
  const t = useText('quiz');
  const format = useFormat();
  const available = useAvailable(round);
  const own = useBetStop();
  const [askedText, setAskedText] = useState<string>();
  const [stop, setStop] = useState<OwnStop>();
  const plan = betPlan(round, text, { available, languageTag: format.languageTag });
  const { state } = request;
  const send = useEffectEvent(() => request.send());
  useEffect(() => {
    if (state.kind === 'review') send();
  }, [state.kind]);
  const submit = (): void => {
    setAskedText(text);
    const stake = plan.stake.value;
    const held = stake === undefined ? own.stop : own.stopFor(stake);
    setStop(held);
    if (stake === undefined || held !== undefined) return;
    own.noteOpened();
    request.review({ roundId: round.id, side, stake, odds: round.odds });
  };
  const unit = { currency: round.currencyName };
  const hint = t('bounds', { min: format.amount(round.minimum, unit), max: format.amount(round.maximum, unit) });
  return { plan, available, hint, submit, isAsked: askedText === text, stop: stop ?? own.stop };
}

interface BetFactsProps {
  readonly round: QuizRound;
  readonly plan: BetPlan;
  readonly available: Amount | undefined;
}

function BetFacts({ round, plan, available }: BetFactsProps) {
  const t = useText('quiz');
  const format = useFormat();
  const sum = (value: Amount | undefined) => <MoneyText value={value} currency={round.currencyName} isShown />;
  return (
    <FactList
      facts={[
        { id: 'odds', label: t('odds'), value: format.amount(round.odds) },
        { id: 'fee', label: t('fee', { percent: format.setRate(round.feePercent) }), value: sum(plan.fee) },
        { id: 'right', label: t('ifRight'), value: <strong>{sum(plan.bonus)}</strong> },
        { id: 'wrong', label: t('ifWrong'), value: <strong>{sum(plan.cost)}</strong> },
        { id: 'even', label: t('breakEven'), value: format.percent(quizBreakEven(round)) },
        {
          id: 'available',
          label: t('available'),
          value: <MoneyText value={shownBalance(available, round.currencyName)} currency={round.currencyName} />,
        },
      ]}
    />
  );
}
