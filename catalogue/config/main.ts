import { fileURLToPath } from 'node:url';

interface ServedFrom {
  readonly server?: object;
}

const house = fileURLToPath(new URL('../..', import.meta.url));

/** What `npm run catalogue` serves: the stories, built as the house builds its pages. */
const main = {
  stories: ['../stories/*.stories.tsx'],
  addons: [],
  framework: '@storybook/react-vite',
  core: {
    builder: { name: '@storybook/builder-vite', options: { viteConfigPath: 'catalogue/config/stories.config.ts' } },
    disableTelemetry: true,
    disableWhatsNewNotifications: true,
  },
  // Storybook decides itself what may be served: its own folder alone, unless it is told here.
  viteFinal: (config: ServedFrom): ServedFrom => ({ ...config, server: { ...config.server, fs: { allow: [house] } } }),
  typescript: { reactDocgen: false },
  features: { sidebarOnboardingChecklist: false },
};

export default main;
