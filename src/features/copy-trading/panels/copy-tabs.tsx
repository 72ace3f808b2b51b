import { useNavigate } from 'react-router-dom';
import { useText } from '../../../core/i18n/use-text.ts';
import { routes } from '../../../core/navigation/routes.ts';
import { Tabs } from '../../../core/ui/page/tabs.tsx';

const paths = { traders: routes.copytrade.copy, mine: routes.copytrade.my } as const;

/** The two halves of copy trading, each with its address. */
export function CopyTabs({ selected }: { readonly selected: keyof typeof paths }) {
  const t = useText('copyTrading');
  const navigate = useNavigate();
  return (
    <Tabs
      label={t('title')}
      items={[
        { id: 'traders', label: t('tabs.traders') },
        { id: 'mine', label: t('tabs.mine') },
      ]}
      selected={selected}
      onSelect={(id) => void navigate(paths[id], { replace: true })}
    />
  );
}
