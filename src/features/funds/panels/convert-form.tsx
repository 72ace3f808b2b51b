import { useState } from 'react';
import type { ConvertibleCurrency } from '../../../core/domain/wallets/conversion.ts';
import { useFormat } from '../../../core/i18n/use-format.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import { pathWith, routes } from '../../../core/navigation/routes.ts';
import { Button } from '../../../core/ui/button.tsx';
import { ErrorState } from '../../../core/ui/lists/list-state.tsx';
import { Sheet } from '../../../core/ui/sheets/sheet.tsx';
import { useConversionTerms } from '../data/conversions.ts';
import { conversionPlan, withCurrency, type ConversionDraft } from '../model/conversion-plan.ts';
import { isUnderWay } from '../../../core/sending/request-state.ts';
import { AmountField } from '../../shared/request-form/parts/amount-field.tsx';
import { ConversionFacts } from '../parts/conversion-facts.tsx';
import { ConversionWay } from '../parts/conversion-way.tsx';
import styles from '../../shared/request-form/parts/requests.module.css';
import { useClearedWhenDone } from '../../shared/request-form/operations/use-cleared-when-done.ts';
import { useMoneyWords } from '../../shared/request-words/parts/use-money-words.ts';
import { OutcomeNotice } from '../../shared/request-form/parts/outcome-notice.tsx';
import { SendButton } from '../../shared/request-form/parts/send-button.tsx';
import { ConversionReceipt } from './conversion-receipt.tsx';
import { useConversion } from '../operations/use-conversion.ts';

export interface ConvertFormProps {
  readonly draft: ConversionDraft;
  readonly onDraft: (draft: ConversionDraft) => void;
  readonly currencies: readonly ConvertibleCurrency[];
  readonly from: ConvertibleCurrency;
  readonly to: ConvertibleCurrency;
}

/** The sum, its result, and a sheet for review: a conversion cannot be undone. */
export function ConvertForm({ draft, onDraft, currencies, from, to }: ConvertFormProps) {
  const t = useText('convert');
  const funds = useText('funds');
  const inWords = useMoneyWords();
  const { languageTag } = useFormat();
  // Problems belong to exactly the text that was submitted.
  const [askedText, setAskedText] = useState<string>();
  const { data: terms, error, refetch, dataUpdatedAt } = useConversionTerms({ fromId: from.id, toId: to.id });
  const request = useConversion({ fromId: from.id, toId: to.id });
  const plan = conversionPlan(draft, { available: from.available, terms, languageTag });
  const facts = <ConversionFacts plan={plan} terms={terms} from={from.name} to={to.name} readAt={dataUpdatedAt} />;
  const { state } = request;
  const records = pathWith(routes.fund.assetsRecord, { currency: from.id });
  const submit = (): void => {
    setAskedText(draft.text);
    const { wish: conversion } = plan;
    if (conversion === undefined) return;
    const { before, gainedBefore } = request;
    request.review({ conversion, from: from.name, to: to.name, before, gainedBefore, told: plan });
  };
  useClearedWhenDone(request, () => onDraft({ ...draft, text: '' }));
  return (
    <form
      className={styles['form']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <ConversionWay
        currencies={currencies}
        from={from}
        to={to}
        onCurrency={(side, id) => onDraft(withCurrency(draft, side, id))}
        onSwap={() => onDraft(withCurrency(draft, 'fromId', draft.toId))}
      />
      <AmountField
        label={funds('amount.label')}
        text={draft.text}
        onText={(text) => onDraft({ ...draft, text })}
        reading={plan.amount}
        currency={from.name}
        most={plan.most}
        isAsked={askedText === draft.text}
        error={plan.comesToNothing ? t('comesToNothing') : undefined}
      />
      {error === null || terms !== undefined ? facts : <ErrorState error={error} onRetry={() => void refetch()} />}
      <p className={styles['note']}>{t('note')}</p>
      <OutcomeNotice
        request={request}
        named={(sent) => `${t('title')} · ${inWords(sent.conversion.amount, sent.from)} → ${sent.to}`}
        done={(sent) => ({ title: t('done'), text: <ConversionReceipt sent={sent} recordsPath={records} /> })}
        recordsPath={records}
      />
      <Button type="submit" isWide disabled={isUnderWay(state)}>
        {t('review')}
      </Button>
      <Sheet
        isOpen={state.kind === 'review' || state.kind === 'sending'}
        onClose={request.close}
        title={t('reviewTitle')}
        footer={
          <SendButton isWide isBusy={state.kind === 'sending'} onClick={request.send}>
            {t('confirm')}
          </SendButton>
        }
      >
        {facts}
        <p className={styles['note']}>{t('note')}</p>
      </Sheet>
    </form>
  );
}
