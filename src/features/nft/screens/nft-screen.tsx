import { IconPhoto } from '../../../core/ui/icons/photo.gen.tsx';
import { IconSearch } from '../../../core/ui/icons/search.gen.tsx';
import { IconUser } from '../../../core/ui/icons/user.gen.tsx';
import { useLocation, useNavigate } from 'react-router-dom';
import { useText, useTextsAhead } from '../../../core/i18n/use-text.ts';
import { routes, type RoutePath } from '../../../core/navigation/routes.ts';
import { IconButton } from '../../../core/ui/button.tsx';
import { Page } from '../../../core/ui/page/page.tsx';
import { TabPanel, Tabs } from '../../../core/ui/page/tabs.tsx';
import { WonNotice } from '../../shared/nft/panels/won-notice.tsx';
import { ArtistList } from '../panels/artist-list.tsx';
import { ArtworkList } from '../panels/artwork-list.tsx';
import { MarkedList } from '../panels/marked-list.tsx';

const tabs = ['artworks', 'artists', 'marked'] as const;
type Tab = (typeof tabs)[number];

const pathOf: Readonly<Record<Tab, RoutePath>> = {
  artworks: routes.nft.nft,
  artists: routes.nft.componentsArtist,
  marked: routes.nft.componentsCollection,
};
const panel = 'nft-market';

const tabAt = (pathname: string): Tab => tabs.find((tab) => pathOf[tab] === pathname) ?? 'artworks';

/** The market of artworks: works for sale, artists, and the person's marked works. */
export default function NftScreen() {
  useTextsAhead(['nft', 'finance', 'nftNews']);
  const t = useText('nft');
  const navigate = useNavigate();
  const selected = tabAt(useLocation().pathname);
  // Auctions and bids are behind the person's own page: a fourth icon would break the title of many languages.
  const links = [
    { label: t('search.title'), to: routes.nft.componentsSearch, Sign: IconSearch },
    { label: t('mine.title'), to: routes.nft.myNft, Sign: IconPhoto },
    { label: t('profile.title'), to: routes.nft.mine, Sign: IconUser },
  ];
  return (
    <Page
      title={t('title')}
      back={routes.financial.index}
      wide
      actions={links.map(({ label, to, Sign }) => (
        <IconButton key={to} label={label} onClick={() => void navigate(to)}>
          <Sign size={20} stroke={1.75} aria-hidden="true" />
        </IconButton>
      ))}
    >
      <WonNotice />
      <Tabs
        label={t('title')}
        panelId={panel}
        items={tabs.map((id) => ({ id, label: t(`tabs.${id}`) }))}
        selected={selected}
        onSelect={(tab) => void navigate(pathOf[tab], { replace: true })}
      />
      <TabPanel id={panel} label={t(`tabs.${selected}`)}>
        {selected === 'artworks' ? <ArtworkList /> : undefined}
        {selected === 'artists' ? <ArtistList /> : undefined}
        {selected === 'marked' ? <MarkedList /> : undefined}
      </TabPanel>
    </Page>
  );
}
