import { useState, type ReactNode } from 'react';
import { useFormat } from '../../../core/i18n/use-format.ts';
import { useText, useTextsAhead } from '../../../core/i18n/use-text.ts';
import { codeProblem, codeValidMinutes, emailProblem } from '../../../core/rules/people/account-rules.ts';
import { notify } from '../../../core/ui/notify.ts';
import { Sheet } from '../../../core/ui/sheets/sheet.tsx';
import { CodeField, TextField } from '../../../core/ui/fields/text-field.tsx';
import { useSendCode } from '../../shared/codes/data/send-code.ts';
import { SendCodeButton } from '../../shared/codes/parts/send-code-button.tsx';
import { CodeNotes } from '../../shared/codes/panels/code-notes.tsx';
import { useVisitState, VisitDrafts } from '../../shared/forms/data/visit-draft.ts';
import { PlainForm } from '../../shared/forms/parts/plain-form.tsx';
import { withForbidden } from '../../shared/forms/model/rule-field.ts';
import { useProblemTexts } from '../../shared/forms/operations/use-problem-texts.ts';
import { useServerDialect } from '../../shared/server/data/use-server-dialect.ts';
import { useBindContact, useSendMobileCode } from '../data/security.ts';
import { areaCodeProblem, ownMobileProblem, ownNumber } from '../model/account-schemas.ts';
import styles from '../parts/account-column.module.css';

export interface ContactSheetProps {
  /** The kind of contact to bind; undefined while closed. */
  readonly kind: 'email' | 'mobile' | undefined;
  readonly onClose: () => void;
  /** The contact is bound: what asked for it goes on. */
  readonly onBound: () => void;
}

export function ContactSheet({ kind, onClose, onBound }: ContactSheetProps) {
  useTextsAhead(['access', 'rules']);
  const t = useText('account');
  return (
    <Sheet
      isOpen={kind !== undefined}
      onClose={onClose}
      title={t(kind === 'email' ? 'contact.addEmail' : 'contact.addPhone')}
    >
      {kind === 'email' ? <EmailForm onDone={onBound} /> : <MobileForm onDone={onBound} />}
    </Sheet>
  );
}

interface FormProps {
  readonly onDone: () => void;
}

/** Where to reach the person; the code is no part of it. */
const noContact = { email: '', areaCode: '', mobile: '' };
const drafts = new VisitDrafts<typeof noContact>();

/** The code that proves a contact; problems show after the first try. */
function useProof(onDone: () => void) {
  const t = useText('account');
  const { say, ofError } = useProblemTexts(useServerDialect().forbiddenCharacters);
  const bind = useBindContact();
  const [contact, setContact, forget] = useVisitState(drafts, noContact);
  const [code, setCode] = useState('');
  const [isTried, setIsTried] = useState(false);
  const done = (): void => {
    forget();
    notify.success(t('security.bound'));
    onDone();
  };
  const shown = (problem: Parameters<typeof say>[0] | undefined): string | undefined =>
    isTried && problem !== undefined ? say(problem) : undefined;
  return {
    contact,
    setContact,
    say,
    bind,
    code,
    setCode,
    setIsTried,
    done,
    shown,
    ofError,
    codeWrong: codeProblem(code),
  };
}

function EmailForm({ onDone }: FormProps) {
  const t = useText('account');
  const proof = useProof(onDone);
  const { email } = proof.contact;
  const sending = useSendCode({ identifier: email.trim(), areaCode: undefined });
  const wrong = withForbidden(emailProblem, proof.say)(email);
  const bind = (): void => {
    proof.setIsTried(true);
    if (wrong !== undefined || proof.codeWrong !== undefined) return;
    const contact = { kind: 'email' as const, email: email.trim() };
    proof.bind.mutate({ contact, code: proof.code }, { onSuccess: proof.done });
  };
  const onSend = (): void => {
    // A problem found before counts no more once a code is on its way.
    proof.setIsTried(wrong !== undefined);
    if (wrong === undefined) sending.send({ identifier: email.trim(), forExisting: false });
  };
  return (
    <ProofForm proof={proof} sending={{ ...sending, onSend }} onBind={bind}>
      <TextField
        label={t('contact.email')}
        type="email"
        autoComplete="email"
        value={email}
        error={proof.shown(wrong)}
        data-autofocus=""
        onChange={(event) => proof.setContact({ ...proof.contact, email: event.target.value })}
      />
    </ProofForm>
  );
}

function MobileForm({ onDone }: FormProps) {
  const t = useText('account');
  const proof = useProof(onDone);
  const { areaCode, mobile } = proof.contact;
  const number = ownNumber({ areaCode, mobile });
  const sending = useSendMobileCode(number);
  const areaWrong = areaCodeProblem(number.areaCode);
  const mobileWrong = ownMobileProblem(number.mobile, number.areaCode);
  const isRight = areaWrong === undefined && mobileWrong === undefined;
  const bind = (): void => {
    proof.setIsTried(true);
    if (!isRight || proof.codeWrong !== undefined) return;
    proof.bind.mutate({ contact: { kind: 'mobile', ...number }, code: proof.code }, { onSuccess: proof.done });
  };
  const onSend = (): void => {
    proof.setIsTried(!isRight);
    if (isRight) sending.send(number);
  };
  return (
    <ProofForm proof={proof} sending={{ ...sending, onSend }} onBind={bind}>
      <div className={styles['pair']}>
        <TextField
          label={t('contact.area')}
          type="tel"
          autoComplete="tel-country-code"
          placeholder="+"
          value={areaCode}
          error={proof.shown(areaWrong)}
          data-autofocus=""
          onChange={(event) => proof.setContact({ ...proof.contact, areaCode: event.target.value })}
        />
        <TextField
          label={t('contact.number')}
          type="tel"
          autoComplete="tel-national"
          value={mobile}
          error={proof.shown(mobileWrong)}
          onChange={(event) => proof.setContact({ ...proof.contact, mobile: event.target.value })}
        />
      </div>
    </ProofForm>
  );
}

interface ProofFormProps {
  readonly proof: ReturnType<typeof useProof>;
  readonly sending: Pick<ReturnType<typeof useSendCode>, 'secondsLeft' | 'isSending' | 'isSent' | 'error'> & {
    readonly onSend: () => void;
  };
  readonly onBind: () => void;
  readonly children: ReactNode;
}

function ProofForm({ proof, sending, onBind, children }: ProofFormProps) {
  const t = useText('account');
  const access = useText('access');
  const format = useFormat();
  const { secondsLeft, isSending, isSent, onSend } = sending;
  return (
    <PlainForm
      onSubmit={(event) => {
        event.preventDefault();
        onBind();
      }}
      submitLabel={t('contact.verify')}
      isBusy={proof.bind.isPending}
      problem={proof.bind.error}
    >
      {children}
      <CodeField
        label={t('password.code')}
        value={proof.code}
        onChange={proof.setCode}
        error={proof.shown(proof.codeWrong) ?? proof.ofError(sending.error)}
        hint={isSent ? access('code.sent', { minutes: format.count(codeValidMinutes) }) : undefined}
        trailing={<SendCodeButton secondsLeft={secondsLeft} isSending={isSending} isSent={isSent} onSend={onSend} />}
      />
      <CodeNotes />
    </PlainForm>
  );
}
