import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Article } from '../../../core/domain/server/site.ts';
import { RebateRules } from './rebate-rules.tsx';

const rules: Article = {
  id: '150',
  title: 'Rebate rules',
  summary: '',
  html: '',
  cover: undefined,
  thumbnail: undefined,
  createdAt: '',
};
let items: readonly Article[] = [];
vi.mock('../../shared/articles/data/articles.ts', () => ({
  useArticles: (category: string) => ({ data: { items: category === 'rebates' ? items : [] } }),
}));
vi.mock('../../shared/articles/data/article.ts', () => ({
  useArticle: (listed: Article) => ({ ...listed, html: '10% of the fee' }),
}));
vi.mock('../../shared/rich-text/parts/rich-text.tsx', () => ({ RichText: ({ html }: { html: string }) => html }));
afterEach(cleanup);

test('AC2 the invitation says what the operator rules about rebates, and nothing where it says nothing', () => {
  const { container, rerender } = render(<RebateRules />);
  expect(container.textContent).toBe('');
  items = [rules];
  rerender(<RebateRules />);
  expect(screen.getByRole('region', { name: 'Rebate rules' }).textContent).toContain('10% of the fee');
});
