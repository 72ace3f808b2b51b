import type { Ref } from 'react';
import type { AppError } from '../../../core/errors/app-error.ts';
import { useFormat } from '../../../core/i18n/use-format.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import { codeValidMinutes } from '../../../core/rules/people/account-rules.ts';
import { CodeField } from '../../../core/ui/fields/text-field.tsx';
import { keptAreaCode } from '../data/access-draft.ts';
import { useCheckCode } from '../data/access.ts';
import { cleanIdentifier, isLocalNumber } from '../model/access-schemas.ts';
import { useSendCode } from '../../shared/codes/data/send-code.ts';
import { SendCodeButton } from '../../shared/codes/parts/send-code-button.tsx';
import { CodeNotes } from '../../shared/codes/panels/code-notes.tsx';
import { useServerDialect } from '../../shared/server/data/use-server-dialect.ts';
import { useProblemTexts } from '../../shared/forms/operations/use-problem-texts.ts';

export interface CodeRowProps {
  /** The typed address, valid or not. */
  readonly login: string;
  readonly value: string;
  readonly onChange: (code: string) => void;
  readonly onBlur: () => void;
  readonly inputRef: Ref<HTMLInputElement>;
  readonly error: string | undefined;
  /** Resolves with the address to send to, or undefined when it is not right yet (and says so at its field). */
  readonly address: () => Promise<string | undefined>;
  /** The account has to exist already; whether it does, nothing here tells. */
  readonly forExisting: boolean;
  /** Called with the row's text when the server refuses a code, and with nothing when another one is sent. */
  readonly onRefused?: ((refused: RefusedCode | undefined) => void) | undefined;
}

export interface RefusedCode {
  readonly code: string;
  readonly text: string | undefined;
}

/** Asks for a code, and has it checked as soon as its digits are there: the rest of the form can wait, an error cannot. */
export function CodeRow(props: CodeRowProps) {
  const { login, value, onChange, onBlur, inputRef, error, address, forExisting, onRefused } = props;
  const t = useText('access');
  const format = useFormat();
  const { ofError } = useProblemTexts();
  const areaOf = (identifier: string): string | undefined => (isLocalNumber(identifier) ? keptAreaCode() : undefined);
  const code = useSendCode(
    { identifier: cleanIdentifier(login), areaCode: areaOf(login) },
    { isDiscreet: forExisting },
  );
  const check = useCheckCode();
  const { checksCodes } = useServerDialect();
  const onSend = async (): Promise<void> => {
    if (code.isSending) return;
    const identifier = await address();
    if (identifier === undefined) return;
    // The previous verdict belongs to an older code.
    check.reset();
    onRefused?.(undefined);
    code.send({ identifier, forExisting, areaCode: areaOf(identifier) });
  };
  const onComplete = async (typed: string): Promise<void> => {
    // A server that calls every code wrong here judges it with the whole form.
    if (!checksCodes) return;
    const identifier = await address();
    if (identifier === undefined) return;
    const onError = (refusal: AppError): void => {
      if (refusal.kind === 'server') onRefused?.({ code: typed, text: refusal.message });
    };
    check.mutate({ identifier, code: typed }, { onError });
  };
  // An answer belongs to the digits that were checked; without one the server checks them with the whole form.
  const isJudged = check.variables?.code === value;
  const checked = isJudged && check.error?.kind === 'server' ? check.error : undefined;
  // A code that was never asked for cannot be right: to call it wrong would send people after another mistake.
  const isUnsent = value !== '' && !code.isSent && !code.isSending;
  const unsent = isUnsent ? t('code.notSent', { send: t('code.send') }) : undefined;
  const refusal = checked === undefined ? ofError(code.error) : (unsent ?? ofError(checked));
  const sentText = t(forExisting ? 'code.sentIfKnown' : 'code.sent', { minutes: format.count(codeValidMinutes) });
  const sent = code.isSent ? sentText : unsent;
  return (
    <div>
      <CodeField
        label={t('fields.code')}
        value={value}
        onChange={onChange}
        onBlur={onBlur}
        onComplete={(typed) => void onComplete(typed)}
        ref={inputRef}
        name="code"
        error={error ?? refusal}
        hint={isJudged && check.isSuccess ? t('code.right') : sent}
        trailing={
          <SendCodeButton
            secondsLeft={code.secondsLeft}
            isSending={code.isSending}
            isSent={code.isSent}
            onSend={() => void onSend()}
          />
        }
      />
      <CodeNotes />
    </div>
  );
}
