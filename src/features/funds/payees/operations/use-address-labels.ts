import { useKeptLabels } from '../data/kept-labels.ts';
import { labelOf, readLabels, withLabel, writeLabels } from '../model/address-labels.ts';

export interface AddressLabelsControl {
  /** Undefined for an address without a name. */
  readonly labelOf: (id: string) => string | undefined;
  /** Undefined until it is known whose name it would be. */
  readonly setLabel: ((id: string, label: string) => void) | undefined;
}

/** The person's own names of saved addresses, on this device. */
export function useAddressLabels(): AddressLabelsControl {
  const { text, write, owner } = useKeptLabels();
  const labels = readLabels(text);
  return {
    labelOf: (id) => labelOf(labels, owner, id),
    setLabel:
      owner === undefined
        ? undefined
        : (id, label) => void write(writeLabels(withLabel(labels, owner, { id, label }), text)),
  };
}
