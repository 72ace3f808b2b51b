import { useEffect, useRef } from 'react';
import { isUnpaid, type Loan } from '../../../core/domain/finance/loan.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import { routes } from '../../../core/navigation/routes.ts';
import { EmptyState, ErrorState } from '../../../core/ui/lists/list-state.tsx';
import { MoneyText } from '../../../core/ui/money/money-text.tsx';
import { Page } from '../../../core/ui/page/page.tsx';
import { UnreadableRows } from '../../../core/ui/lists/unreadable-rows.tsx';
import { useLoans } from '../../shared/loans/data/own-loans.ts';
import { useLoanProducts, useLoanSummary } from '../data/loans.ts';
import { isDone, isUnderWay } from '../../../core/sending/request-state.ts';
import { FactList } from '../../shared/request-list/parts/fact-list.tsx';
import styles from '../../shared/request-form/parts/requests.module.css';
import { Notice } from '../../shared/request-form/parts/notice.tsx';
import { useMoneyWords } from '../../shared/request-words/parts/use-money-words.ts';
import { OneAtATime } from '../../shared/request-form/parts/one-at-a-time.tsx';
import { LoanForm } from '../panels/loan-form.tsx';
import { Split } from '../../shared/request-form/parts/split.tsx';
import { LoanGuide } from '../parts/loan-guide.tsx';
import { LoanOffer, LoanOfferBlank } from '../parts/loan-offer.tsx';
import { LoanList } from '../panels/loan-list.tsx';
import { LoansExport } from '../panels/loans-export.tsx';
import { useLoanRequest } from '../operations/use-loan-request.ts';

/** The offered loans, their cost, and the person's loans. */
export default function LoansScreen() {
  const t = useText('loans');
  return (
    <Page title={t('title')} back={routes.home} wide>
      <Split
        side={
          <>
            <Mine />
            <LoanGuide />
          </>
        }
      >
        <Owed />
        <Offer />
      </Split>
    </Page>
  );
}

function Mine() {
  const t = useText('loans');
  return (
    <>
      <div className={styles['heading']}>
        <h2>{t('mine')}</h2>
        <LoansExport />
      </div>
      <LoanList isBeside />
    </>
  );
}

const usdt = 'USDT';

function Owed() {
  const t = useText('loans');
  const { data } = useLoanSummary();
  if (data === undefined || data.unpaid === '0') return undefined;
  const borrowed =
    data.borrowed === undefined
      ? []
      : [{ id: 'borrowed', label: t('borrowed'), value: <MoneyText value={data.borrowed} currency={usdt} /> }];
  return (
    <div className={styles['form']}>
      <FactList
        facts={[{ id: 'due', label: t('due'), value: <MoneyText value={data.unpaid} currency={usdt} /> }, ...borrowed]}
      />
    </div>
  );
}

const isOpen = ({ status }: Loan): boolean => status === 'pending' || isUnpaid(status);

/** The form, or why there is none: one loan at a time. */
function Offer() {
  const t = useText('loans');
  const { data: products, error, refetch } = useLoanProducts();
  const inWords = useMoneyWords();
  const { rows } = useLoans();
  const request = useLoanRequest();
  const open = rows?.find(isOpen);
  const isForm = open === undefined || isUnderWay(request.state);
  const isSent = isDone(request.state);
  // An application that was paid out is no news any more, nor is one that was seen waiting and is refused now.
  const wasWaiting = useRef(false);
  const { close } = request;
  useEffect(() => {
    if (isSent && (isUnpaid(open?.status) || (wasWaiting.current && open === undefined))) close();
    wasWaiting.current = isSent && open?.status === 'pending';
  }, [isSent, open, close]);
  if (products === undefined)
    return error === null ? <LoanOfferBlank /> : <ErrorState error={error} onRetry={() => void refetch()} />;
  if (products.length === 0 && products.unreadable === undefined) return <EmptyState title={t('nothingOffered')} />;
  return (
    <OneAtATime
      request={request}
      named={({ productId, amount }) =>
        [t('review'), inWords(amount, products.find(({ id }) => id === productId)?.currencyName ?? '')].join(' · ')
      }
      done={() => ({ title: t('sent'), text: <p>{t('sentText')}</p> })}
      recordsPath={routes.common.borrowing}
      first={
        isForm ? undefined : (
          <Notice tone={open.status === 'overdue' ? 'bad' : 'wait'} title={t(`openTitle.${openWord(open)}`)}>
            <p>{t('openText')}</p>
          </Notice>
        )
      }
      form={
        isForm ? (
          <>
            <UnreadableRows of={products} />
            <LoanOffer products={products} />
            <LoanForm products={products} request={request} />
          </>
        ) : undefined
      }
    />
  );
}

const openWord = ({ status }: Loan): 'pending' | 'overdue' | 'disbursed' =>
  status === 'pending' || status === 'overdue' ? status : 'disbursed';
