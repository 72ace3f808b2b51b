import { useText } from '../../../../core/i18n/use-text.ts';
import { useSafetyPhrase } from '../data/safety-phrase.ts';

/** On the login page: a page that only looks like it does not know the phrase. */
export function ShownPhrase({ className }: { readonly className?: string | undefined }) {
  const [phrase] = useSafetyPhrase();
  return phrase === '' ? undefined : <Words phrase={phrase} className={className} />;
}

interface WordsProps {
  readonly phrase: string;
  readonly className?: string | undefined;
}

function Words({ phrase, className }: WordsProps) {
  const t = useText('device');
  return (
    <p className={className}>
      {t('phrase.shown')} <strong dir="auto">{phrase}</strong>
    </p>
  );
}
