import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { OptionList } from './option-list.tsx';

afterEach(cleanup);

test.each([
  ['the option that is chosen already', '5×'],
  ['another option', '10×'],
])('OptionList: a tap on %s answers once', (_name, label) => {
  const onChange = vi.fn<(id: string) => void>();
  const options = ['5×', '10×'].map((id) => ({ id, label: id }));
  render(<OptionList label="Leverage" options={options} value="5×" onChange={onChange} />);
  fireEvent.click(screen.getByLabelText(label));
  expect(onChange.mock.calls).toEqual([[label]]);
});
