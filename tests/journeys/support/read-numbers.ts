import type { Page } from '@playwright/test';

/** A number as it stands on a page, with what says of what it is. */
export interface ReadNumber {
  /** The number with its separators, as English writes it. */
  readonly said: string;
  /** Its line, to find it again. */
  readonly line: string;
  /** The part that wrote it: a price, a sum, or any other text. */
  readonly writtenAs: 'price' | 'sum' | 'text' | 'field';
  /** The sign or code right before or behind it, or in the head of its column. */
  readonly unit: string | undefined;
  /** The words of its row and of the rows around that, from the nearest outwards. */
  readonly row: readonly string[];
  /** Those of the sections around it. */
  readonly around: readonly string[];
}

/** Every number in sight of the page and its sheets, and in its fields. */
export const numbersOn = (page: Page): Promise<readonly ReadNumber[]> =>
  page.evaluate(() => {
    const figure = /(?<![\w.,:/₀-₉])\d[\d,]*(?:\.\d+(?:[₀-₉]+\d+)?)?(?![\d:/]|\.\d)/g;
    const behind = /^[\s\u00a0]?(%|[KM]\b|[A-Z]{2,6}\b(?!\/))/;
    const before = /([A-Z]{3}|[€£¥₹₺₩$])\u00a0?$/;
    const isInline = (element: Element): boolean => getComputedStyle(element).display === 'inline';
    const blockOf = (text: Node): Element | null => {
      let element = text.parentElement;
      while (element !== null && isInline(element)) element = element.parentElement;
      return element;
    };
    const wordsOf = (element: Element): string => (element.textContent ?? '').slice(0, 2_000);
    const wordsAround = (element: Element, parts: string): string[] => {
      const found: string[] = [];
      for (let one = element.closest(parts); one !== null; one = one.parentElement?.closest(parts) ?? null)
        found.push(wordsOf(one));
      return found;
    };
    const placeOf = (element: Element): { row: string[]; around: string[] } => ({
      row: wordsAround(element, 'p, a, button, tr, li, article, header, dialog'),
      around: wordsAround(element, 'dl, section, form, table, main, body'),
    });
    const headOf = (element: Element): string | undefined => {
      const cell = element.closest('td');
      if (cell === null) return undefined;
      const head = cell.closest('table')?.querySelectorAll('thead th')[cell.cellIndex]?.textContent ?? '';
      return /[([]([A-Z]{2,6})[)\]]/.exec(head)?.[1] ?? /\b([A-Z]{3,6})$/.exec(head)?.[1];
    };
    const writerOf = (element: Element | null): 'price' | 'sum' | 'text' => {
      const part = element?.closest('[class*="number"]') ?? null;
      if (part === null) return 'text';
      return part.matches('[class*="flashing"]') ? 'price' : 'sum';
    };
    const groups = new Map<Element, Text[]>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const owner = node.parentElement;
      if (owner === null || owner.closest('script, style, svg, time, [class*="spoken"]') !== null) continue;
      const block = blockOf(node);
      if (block === null || !block.checkVisibility({ visibilityProperty: true })) continue;
      groups.set(block, [...(groups.get(block) ?? []), node as Text]);
    }
    const found = [...groups].flatMap(([block, texts]) => {
      const line = texts.map(({ data }) => data).join('');
      const ownerAt = (index: number): Element | null => {
        let end = 0;
        for (const text of texts) {
          end += text.data.length;
          if (index < end) return text.parentElement;
        }
        return block;
      };
      return [...line.matchAll(figure)].map((match) => {
        const end = match.index + match[0].length;
        const unit = behind.exec(line.slice(end))?.[1] ?? before.exec(line.slice(0, match.index))?.[1] ?? headOf(block);
        return { said: match[0], line, unit, writtenAs: writerOf(ownerAt(match.index)), ...placeOf(block) };
      });
    });
    const fields = [...document.querySelectorAll('input')].flatMap((field) => {
      const isTyped = field.type === 'text' && /^[\d,]+(\.\d+)?$/.test(field.value) && field.checkVisibility();
      const line = `${field.name}: ${field.value}`;
      return isTyped
        ? [{ said: field.value, line, unit: undefined, writtenAs: 'field' as const, ...placeOf(field) }]
        : [];
    });
    return [...found, ...fields];
  });
