import { useText } from '../../../core/i18n/use-text.ts';
import { classNames } from '../../../core/ui/class-names.ts';
import blank from './form-blank.module.css';
import styles from '../../shared/request-form/parts/requests.module.css';

/** Fields with their labels, while what they depend on is read. Invisible for 200 ms, so that a quick answer shows no flicker. */
export function FormBlank({ fields }: { readonly fields: number }) {
  const t = useText('common');
  return (
    <div className={classNames(styles['form'], blank['form'])} role="status" aria-label={t('loading')}>
      {Array.from({ length: fields }, (_, index) => (
        <div key={index} className={blank['field']} aria-hidden="true">
          <span className={blank['label']} />
          <span className={blank['box']} />
        </div>
      ))}
    </div>
  );
}
