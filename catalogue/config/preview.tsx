import { StoryFrame, type Shown } from '../story-frame.tsx';
import { languageCodes } from '../../src/core/i18n/languages.ts';

interface StoryContext {
  readonly globals: Shown;
}

const choice = (title: string, icon: string, items: readonly string[]): object => ({
  toolbar: { title, icon, items, dynamicTitle: true },
});

const preview = {
  globalTypes: {
    theme: choice('Theme', 'mirror', ['dark', 'light']),
    language: choice('Language', 'globe', languageCodes),
    money: choice('Money', 'credit', ['real', 'simulated']),
  },
  initialGlobals: { theme: 'dark', language: 'en', money: 'real' },
  decorators: [
    (Story: () => React.ReactNode, { globals }: StoryContext) => (
      <StoryFrame {...globals}>
        <Story />
      </StoryFrame>
    ),
  ],
  parameters: { layout: 'fullscreen', controls: { disable: true }, actions: { disable: true } },
};

export default preview;
