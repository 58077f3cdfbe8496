import { Root as DefaultRoot, type RootProps } from '@rspress/core/theme-original';
import { createContext, useState } from 'react';

export const RedLight = createContext<{ isOn: boolean; toggle(): void }>({ isOn: false, toggle() {} });

/** Around the whole app: what is kept here survives a change of page. */
export function Root({ children }: RootProps) {
  const [isOn, setOn] = useState(false);
  return (
    <RedLight.Provider value={{ isOn, toggle: () => setOn(!isOn) }}>
      <DefaultRoot>{children}</DefaultRoot>
    </RedLight.Provider>
  );
}
