import { Suspense, useEffect, useRef, useState } from 'react';
import { productAreas, type ProductArea } from '../../../core/config/product-areas.ts';
import { presentSwitches, putSwitches } from '../../../core/config/switches.ts';
import { useRuntimeConfig } from '../../../core/config/use-runtime-config.ts';
import { usePort } from '../../../core/di/use-port.ts';
import { useText } from '../../../core/i18n/use-text.ts';
import { Clock } from '../../../core/time/clock.ts';
import { notify } from '../../../core/ui/notify.ts';
import { useAreaName } from '../../../features/shared/server/parts/use-area-name.ts';
import { rereadSwitches } from './reread-switches.ts';

/** Follows the operator's switches while the page is open, and says which products they have taken away. */
export function SwitchWatch() {
  const { products } = useRuntimeConfig();
  const clock = usePort(Clock);
  const offered = useRef(products);
  const taken = useRef(new Set<string>());
  const [gone, setGone] = useState<readonly ProductArea[]>([]);
  useEffect(() => {
    offered.current = products;
  }, [products]);
  useEffect(
    () =>
      rereadSwitches({
        page: document,
        clock,
        fetch: (address, options) => fetch(address, options),
        put: (read) => {
          const lost = productAreas.filter((area) => offered.current[area] && !read.products[area]);
          for (const area of productAreas) if (read.products[area]) taken.current.delete(area);
          for (const area of lost) taken.current.add(area);
          const found = { ...read, taken: [...taken.current] };
          if (JSON.stringify(found) === JSON.stringify(presentSwitches())) return;
          if (lost.length > 0) setGone(lost);
          putSwitches(found);
        },
      }),
    [clock],
  );
  if (gone.length === 0) return undefined;
  return (
    <Suspense fallback={undefined}>
      <SwitchedOff areas={gone} />
    </Suspense>
  );
}

/** Names are asked for only here: most visits need no word of them. */
function SwitchedOff({ areas }: { readonly areas: readonly ProductArea[] }) {
  const t = useText('alerts');
  const nameOf = useAreaName();
  const told = useRef<readonly ProductArea[]>(undefined);
  useEffect(() => {
    if (told.current === areas) return;
    told.current = areas;
    for (const area of areas) notify.problem(t('switchedOff', { name: nameOf(area) }));
  }, [areas, nameOf, t]);
  return undefined;
}
