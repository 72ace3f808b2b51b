import { useRuntimeConfig } from '../../../core/config/use-runtime-config.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import { IconFileText } from '../../../core/ui/icons/file-text.gen.tsx';
import { IconHeadset } from '../../../core/ui/icons/headset.gen.tsx';
import type { Icon } from '../../../core/ui/icons/icon.tsx';
import { LinkRow, LinkRows } from '../../../core/ui/lists/link-rows.tsx';
import { leavingPath } from '../../shared/outside/model/outside-address.ts';
import styles from './brand-links.module.css';

interface OutsideRowsProps {
  readonly links: readonly { readonly label: string; readonly url: string }[];
  readonly icon: Icon;
}

/** Pages of the operator on other hosts, which are named before they open. */
export const OutsideRows = ({ links, icon }: OutsideRowsProps) =>
  links.map(({ label, url }) => {
    const address = new URL(url);
    return <LinkRow key={url} to={leavingPath(address)} label={label} detail={address.host} icon={icon} />;
  });

/** The brand's own ways to support. */
export function BrandSupport() {
  const t = useText('content');
  const { name, support } = useRuntimeConfig().brand ?? {};
  if (support === undefined) return undefined;
  return (
    <LinkRows title={name ?? t('support.title')}>
      <OutsideRows links={support} icon={IconHeadset} />
    </LinkRows>
  );
}

/** What the brand has to say about itself by law, and where to read on. */
export function BrandFooter() {
  const t = useText('content');
  const { brand } = useRuntimeConfig();
  if (brand?.legal === undefined) return undefined;
  const { text, links } = brand.legal;
  return (
    <footer>
      {text === undefined ? undefined : <p className={styles['text']}>{text}</p>}
      {links.length === 0 ? undefined : (
        <LinkRows title={brand.name ?? t('help.operator')}>
          <OutsideRows links={links} icon={IconFileText} />
        </LinkRows>
      )}
    </footer>
  );
}
