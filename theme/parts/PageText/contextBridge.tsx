import {
  UNSAFE_LocationContext as LocationContext,
  UNSAFE_NavigationContext as NavigationContext,
  PageContext,
  ThemeContext,
} from '@rspress/core/runtime';
import { type ContextType, type ReactNode, useContext, useMemo } from 'react';

/**
 * The app's context values for the page text, which is a separate React root and doesn't inherit them. The router marks
 * its contexts as unsafe, because they aren't documented.
 */
export interface ContextBridge {
  theme: ContextType<typeof ThemeContext>;
  page: ContextType<typeof PageContext>;
  navigation: ContextType<typeof NavigationContext>;
  location: ContextType<typeof LocationContext>;
}

export function useContextBridge(): ContextBridge {
  const theme = useContext(ThemeContext);
  const page = useContext(PageContext);
  const navigation = useContext(NavigationContext);
  const location = useContext(LocationContext);
  return useMemo(() => ({ theme, page, navigation, location }), [theme, page, navigation, location]);
}

interface BridgedProps {
  contexts: ContextBridge;
  children: ReactNode;
}

export function Bridged({ contexts, children }: BridgedProps) {
  return (
    <ThemeContext.Provider value={contexts.theme}>
      <PageContext.Provider value={contexts.page}>
        <NavigationContext.Provider value={contexts.navigation}>
          <LocationContext.Provider value={contexts.location}>{children}</LocationContext.Provider>
        </NavigationContext.Provider>
      </PageContext.Provider>
    </ThemeContext.Provider>
  );
}
