import type { RootProps } from '@rspress/core/theme-original';
import { createContext, useState } from 'react';

export const UnitContext = createContext({ unit: 'km', toggle() {} });

export function Root({ children }: RootProps) {
  const [unit, setUnit] = useState('km');
  const toggle = () => setUnit(unit === 'km' ? 'mi' : 'km');
  return <UnitContext.Provider value={{ unit, toggle }}>{children}</UnitContext.Provider>;
}
