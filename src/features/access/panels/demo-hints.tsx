import { useText } from '../../../core/i18n/use-text.ts';
import { Button } from '../../../core/ui/button.tsx';
import type { Credentials } from '../data/access.ts';
import { demoPersonas, useDemoPersona } from '../data/demo-personas.ts';
import styles from './demo-hints.module.css';

/** Example people to sign in as. Part of the demo build alone. */
export function DemoPeople({ onChoose }: { readonly onChoose: (credentials: Credentials) => void }) {
  const t = useText('presenter');
  const persona = useDemoPersona();
  return (
    <section className={styles['people']} aria-labelledby="demo-people">
      <h2 id="demo-people">{t('personas.title')}</h2>
      <div className={styles['buttons']}>
        {demoPersonas.map((id) => (
          <Button
            key={id}
            variant="secondary"
            size="small"
            isBusy={persona.isPending && persona.variables === id}
            onClick={() => {
              if (!persona.isPending) persona.mutate(id, { onSuccess: onChoose });
            }}
          >
            {t(`personas.${id}`)}
          </Button>
        ))}
      </div>
    </section>
  );
}
