import { useText } from '../../../core/i18n/use-text.ts';
import { classNames } from '../../../core/ui/class-names.ts';
import blank from './form-blank.module.css';
import styles from '../../shared/request-form/parts/requests.module.css';

export interface FormBlankProps {
  readonly fields: number;
  /** Lines of facts below the fields. */
  readonly facts?: number;
}

/** Fields with their labels, while what they depend on is read. Invisible for 200 ms, so that a quick answer shows no flicker. */
export function FormBlank({ fields, facts = 0 }: FormBlankProps) {
  const t = useText('common');
  return (
    <div className={classNames(styles['form'], blank['form'])} role="status" aria-label={t('loading')}>
      {Array.from({ length: fields }, (_, index) => (
        <div key={index} className={blank['field']} aria-hidden="true">
          <span className={blank['label']} />
          <span className={blank['box']} />
        </div>
      ))}
      {facts === 0 ? undefined : (
        <div className={styles['facts']} aria-hidden="true">
          {Array.from({ length: facts }, (_, index) => (
            <div key={index} className={styles['fact']}>
              <span className={blank['name']} />
              <span className={blank['value']} />
            </div>
          ))}
        </div>
      )}
    </div>
  );
}
