import { whenWanted } from '../../../../core/ui/when-wanted.tsx';
import { AddressSourceRow } from '../parts/address-source-row.tsx';
import type { CameraSheetProps } from './camera-sheet.tsx';
import { useAddressSource } from '../operations/use-address-source.ts';

const CameraSheet = whenWanted<CameraSheetProps>({
  load: async () => (await import('./camera-sheet.tsx')).CameraSheet,
  isWanted: ({ isOpen }) => isOpen,
});

/** Pastes an address, or reads it from a QR code. The field checks it against the network, like a typed one. */
export function AddressSources({ onAddress }: { readonly onAddress: (address: string) => void }) {
  const source = useAddressSource(onAddress);
  return (
    <>
      <AddressSourceRow
        said={source.said}
        isReading={source.isReading}
        onPaste={source.paste}
        onPicture={source.readPicture}
        onCamera={source.lookThrough}
      />
      <CameraSheet {...source.camera} />
    </>
  );
}
