import type { Icon } from '../../src/core/ui/icons/icon.tsx';
import type { Story } from '../story.ts';

export default { title: 'Kit/Icons' };

const files = import.meta.glob<Readonly<Record<string, Icon>>>('../../src/core/ui/icons/*.gen.tsx', { eager: true });
const icons = Object.values(files).flatMap((file) => Object.entries(file));

export const All: Story = {
  render: () => (
    <div>
      {icons.map(([name, Drawn]) => (
        <Drawn key={name} size={24} stroke={1.75} role="img" aria-label={name} />
      ))}
    </div>
  ),
};
