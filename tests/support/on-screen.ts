import { screen } from '@testing-library/react';

/** The button of that name. */
export const button = (name: string): HTMLElement => screen.getByRole('button', { name });

/** What stands beside the first of these labels, in plain spaces; empty where nothing does. */
export const figure = (label: string): string =>
  screen
    .getAllByText(label)
    .map((term) => term.nextElementSibling?.textContent ?? '')[0]
    ?.replaceAll('\u00A0', ' ') ?? '';
