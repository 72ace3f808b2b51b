import { useText } from '../../src/core/i18n/use-text.ts';
import { Button, IconButton, LinkButton } from '../../src/core/ui/button.tsx';
import { HelpButton } from '../../src/core/ui/help-button.tsx';
import { IconSettings } from '../../src/core/ui/icons/settings.gen.tsx';
import { ShowPictureButton } from '../../src/core/ui/pictures/show-picture-button.tsx';
import { ShowPicture } from '../../src/core/ui/pictures/show-picture.tsx';
import type { Story } from '../story.ts';
import { ignore, sampleFailure } from '../samples.ts';

export default { title: 'Kit/Buttons' };

function Variants() {
  const t = useText('common');
  return (['primary', 'secondary', 'quiet', 'up', 'down'] as const).map((variant) => (
    <Button key={variant} variant={variant}>
      {t('retry')}
    </Button>
  ));
}

function Sizes() {
  const t = useText('common');
  return (
    <>
      <Button variant="primary" size="small">
        {t('retry')}
      </Button>
      <Button variant="primary" isWide>
        {t('retry')}
      </Button>
      <Button variant="primary" isBusy>
        {t('retry')}
      </Button>
      <Button variant="primary" disabled>
        {t('retry')}
      </Button>
    </>
  );
}

function Others() {
  const t = useText('common');
  return (
    <>
      <LinkButton to="/" variant="secondary">
        {t('retry')}
      </LinkButton>
      <IconButton label={t('retry')}>
        <IconSettings size={20} />
      </IconButton>
      <HelpButton error={sampleFailure} />
    </>
  );
}

function Pictures() {
  return (
    <>
      <ShowPictureButton name="BTC" onShow={ignore} />
      <ShowPicture onShow={ignore} isSmall name="ETH" />
    </>
  );
}

export const Kinds: Story = { render: () => <Variants /> };
export const States: Story = { render: () => <Sizes /> };
export const LinksAndIcons: Story = { render: () => <Others /> };
export const ForPictures: Story = { render: () => <Pictures /> };
