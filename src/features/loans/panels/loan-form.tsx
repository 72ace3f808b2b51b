import { useEffect, useState } from 'react';
import {
  loanDocuments,
  type LoanApplication,
  type LoanDocument,
  type LoanProduct,
} from '../../../core/domain/finance/loan.ts';
import { useFormat } from '../../../core/i18n/use-format.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import { routes } from '../../../core/navigation/routes.ts';
import { Button } from '../../../core/ui/button.tsx';
import { DecimalField } from '../../../core/ui/fields/decimal-field.tsx';
import { TextField } from '../../../core/ui/fields/text-field.tsx';
import { loanContactProblem } from '../../../core/rules/wallets/loan-rules.ts';
import { OptionList } from '../../../core/ui/lists/option-list.tsx';
import { usePictureWait } from '../../shared/pictures/operations/use-picture-wait.ts';
import { PictureField } from '../../shared/pictures/panels/picture-field.tsx';
import { useCurrentUser } from '../../shared/session/data/current-user.ts';
import { useKeptDraft } from '../../shared/request-form/data/kept-draft.ts';
import { byTerm, termPercent } from '../model/loan-offer.ts';
import {
  loanPlan,
  readLoanDraft,
  writeLoanDraft,
  type Documents,
  type LoanDraft,
  type LoanPlan,
} from '../model/loan-plan.ts';
import { isUnderWay } from '../../../core/sending/request-state.ts';
import { AmountField } from '../../shared/request-form/parts/amount-field.tsx';
import styles from '../../shared/request-form/parts/requests.module.css';
import { IdentityFirst } from '../../shared/identity/parts/identity-first.tsx';
import { LoanCostFacts } from '../parts/loan-cost-facts.tsx';
import offer from '../parts/loan-offer.module.css';
import { LoanPicture } from '../parts/loan-picture.tsx';
import { LoanReview } from '../parts/loan-review.tsx';
import { Notice } from '../../shared/request-form/parts/notice.tsx';
import { useTermWords } from '../../shared/request-words/parts/use-term-words.ts';
import type { SentOnce } from '../../../core/sending/use-money-request.ts';

export interface LoanFormProps {
  readonly products: readonly LoanProduct[];
  readonly request: SentOnce<LoanApplication>;
}

/** First the costs, then the documents. */
export function LoanForm({ products, request }: LoanFormProps) {
  const { languageTag } = useFormat();
  const [kept, keep] = useKeptDraft('loan');
  const [draft, setDraft] = useState(() => readLoanDraft(kept));
  useEffect(() => keep(writeLoanDraft(draft)), [draft, keep]);
  const product = products.find(({ id }) => id === draft.productId);
  return (
    <div className={styles['form']}>
      <ProductChoice
        products={products}
        selected={draft.productId}
        onSelect={(productId) => setDraft({ ...draft, productId })}
      />
      {product === undefined ? undefined : (
        <Application
          key={product.id}
          product={product}
          draft={draft}
          plan={loanPlan(draft, product, languageTag)}
          onDraft={setDraft}
          request={request}
        />
      )}
    </div>
  );
}

interface ProductChoiceProps {
  readonly products: readonly LoanProduct[];
  readonly selected: string | undefined;
  readonly onSelect: (id: string) => void;
}

function ProductChoice({ products, selected, onSelect }: ProductChoiceProps) {
  const t = useText('loans');
  const words = useTermWords('');
  return (
    <OptionList
      isInForm
      label={t('choose')}
      options={byTerm(products).map((product) => ({
        id: product.id,
        label: `${t(`kinds.${product.kind}`)} · ${words.days(product.days)}`,
        description: [
          t('perDay', { rate: words.rate(product.dailyPercent) }),
          ...(product.vipLevel > 0 ? [t('fromVip', { level: product.vipLevel })] : []),
        ].join(' · '),
        trailing: (
          <span className={offer['cost']}>
            <strong>{words.rate(termPercent(product))}</strong>
            <span>{t('inAll')}</span>
          </span>
        ),
      }))}
      value={selected}
      onChange={onSelect}
    />
  );
}

interface ApplicationProps {
  readonly product: LoanProduct;
  readonly draft: LoanDraft;
  readonly plan: LoanPlan;
  readonly onDraft: (draft: LoanDraft) => void;
  readonly request: SentOnce<LoanApplication>;
}

const isWhole = (documents: Documents): documents is Readonly<Record<LoanDocument, string>> =>
  loanDocuments.every((name) => (documents[name] ?? '') !== '');

function Application({ product, draft, plan, onDraft, request }: ApplicationProps) {
  const t = useText('loans');
  const rules = useText('rules');
  const words = useTermWords(product.currencyName);
  const { data: user } = useCurrentUser();
  const vipLevel = user?.vipLevel;
  const contact = draft.contact ?? user?.email ?? user?.id ?? '';
  const contactWrong = loanContactProblem(contact);
  const [documents, setDocuments] = useState<Documents>({});
  const [isAsked, setIsAsked] = useState(false);
  const { state } = request;
  const wait = usePictureWait();
  if (vipLevel !== undefined && vipLevel < product.vipLevel)
    return (
      <Notice tone="caution" title={t('vipNeeded', { level: product.vipLevel })}>
        <p>{t('vipText', { own: vipLevel })}</p>
      </Notice>
    );
  const submit = (): void => {
    setIsAsked(true);
    const { value } = plan.amount;
    if (value === undefined || plan.days === undefined || contactWrong !== undefined || !isWhole(documents)) return;
    request.review({ productId: product.id, amount: value, contact: contact.trim(), documents });
  };
  return (
    <>
      <IdentityFirst verification={user?.verification} from={routes.common.borrowing} />
      <AmountField
        label={t('amount')}
        text={draft.text}
        onText={(text) => onDraft({ ...draft, text })}
        reading={plan.amount}
        currency={product.currencyName}
        isAsked={isAsked}
        hint={t('limits', { min: words.sum(product.minimum), max: words.sum(product.maximum) })}
      />
      <DecimalField
        label={t('keptDays')}
        name="days"
        value={draft.days}
        placeholder={product.days.toString()}
        onChange={(days) => onDraft({ ...draft, days })}
        error={plan.days === undefined ? t('keptDaysWrong') : undefined}
        hint={t('keptDaysHint')}
      />
      <LoanPicture product={product} plan={plan} />
      <LoanCostFacts product={product} plan={plan} />
      <TextField
        label={t('contact.label')}
        autoComplete="email"
        autoCapitalize="none"
        value={contact}
        hint={t('contact.hint')}
        error={(isAsked || contact !== '') && contactWrong ? rules(contactWrong.key, contactWrong.params) : undefined}
        onChange={(event) => onDraft({ ...draft, contact: event.target.value })}
      />
      <h2>{t('documents')}</h2>
      <p className={styles['note']}>{t('documentsText')}</p>
      {loanDocuments.map((name) => (
        <PictureField
          key={name}
          label={t(`document.${name}`)}
          error={isAsked && (documents[name] ?? '') === '' ? rules('pictureMissing') : undefined}
          onChange={(reference) => setDocuments((before) => ({ ...before, [name]: reference }))}
        />
      ))}
      <Button
        isWide
        isBusy={state.kind === 'sending' || wait !== undefined}
        disabled={isUnderWay(state)}
        onClick={submit}
      >
        {wait ?? t('apply')}
      </Button>
      {state.kind === 'review' ? (
        <LoanReview
          product={product}
          plan={plan}
          contact={contact.trim()}
          onCancel={request.close}
          onSend={request.send}
        />
      ) : undefined}
    </>
  );
}
