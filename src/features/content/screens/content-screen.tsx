import type { ReactElement } from 'react';
import { useLocation } from 'react-router-dom';
import { useTextsAhead } from '../../../core/i18n/use-text.ts';
import { routes } from '../../../core/navigation/routes.ts';
import ArticleScreen from './article-screen.tsx';
import ChooseLocationScreen from './choose-location-screen.tsx';
import HelpScreen from './help-screen.tsx';
import OpenLocationScreen from './open-location-screen.tsx';
import OperatorPageScreen from './operator-page-screen.tsx';
import SupportScreen from './support-screen.tsx';
import WebViewScreen from './web-view-screen.tsx';

const screens: ReadonlyMap<string, ReactElement> = new Map(
  Object.entries({
    [routes.common.aboutuslist]: <HelpScreen />,
    [routes.common.article]: <ArticleScreen />,
    [routes.common.webView]: <WebViewScreen />,
    [routes.kefu.index]: <SupportScreen />,
    [routes.kf.kf]: <SupportScreen />,
    [routes.kf.kfline]: <SupportScreen />,
    [routes.chooseLocation]: <ChooseLocationScreen />,
    [routes.setting.areas]: <ChooseLocationScreen />,
    [routes.openLocation]: <OpenLocationScreen />,
  }),
);

/** The pages for reading are small and belong together: they come at once, and the first load names one file of them. */
export default function ContentScreen() {
  useTextsAhead(['content', 'connection']);
  const { pathname } = useLocation();
  return screens.get(pathname.replace(/\/+$/, '')) ?? <OperatorPageScreen />;
}
