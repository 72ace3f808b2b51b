import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useText } from '../../../core/i18n/use-text.ts';
import { Button } from '../../../core/ui/button.tsx';
import { TextField } from '../../../core/ui/fields/text-field.tsx';
import { PlainForm } from '../../shared/forms/parts/plain-form.tsx';
import { useProblemTexts } from '../../shared/forms/operations/use-problem-texts.ts';
import { Notice } from '../../shared/request-form/parts/notice.tsx';
import { useSignInWithAddress } from '../data/access.ts';
import { walletSchema, type WalletFields } from '../model/wallet-schema.ts';
import styles from './wallet-sign-in.module.css';

/** The sign-in without a proof: collapsed at first, with a note on its worth before anything is typed. */
export function WalletSignIn() {
  const t = useText('access');
  const [isOpen, setOpen] = useState(false);
  return (
    <section className={styles['wallet']}>
      {isOpen ? (
        <WalletForm />
      ) : (
        <Button variant="quiet" size="small" onClick={() => setOpen(true)}>
          {t('wallet.open')}
        </Button>
      )}
    </section>
  );
}

function WalletForm() {
  const t = useText('access');
  const { say } = useProblemTexts();
  const signIn = useSignInWithAddress();
  const { register, handleSubmit, formState } = useForm<WalletFields>({
    resolver: standardSchemaResolver(walletSchema(say)),
    mode: 'onTouched',
    defaultValues: { address: '' },
  });
  const enter = ({ address }: WalletFields): void => signIn.mutate(address.trim());
  return (
    <PlainForm
      onSubmit={(event) => void handleSubmit(enter)(event)}
      submitLabel={t('wallet.submit')}
      isBusy={signIn.isPending}
      problem={signIn.error}
    >
      <Notice tone="caution" title={t('wallet.caution')}>
        <p>{t('wallet.text')}</p>
        <p>{t('wallet.never')}</p>
      </Notice>
      <TextField
        label={t('wallet.label')}
        error={formState.errors.address?.message}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="go"
        data-autofocus
        {...register('address')}
      />
    </PlainForm>
  );
}
