import {
  UNSAFE_LocationContext as LocationContext,
  UNSAFE_NavigationContext as NavigationContext,
  PageContext,
  ThemeContext,
} from '@rspress/core/runtime';
import { type ContextType, type ReactNode, useContext, useMemo } from 'react';

/** What the app tells the text through contexts; a root of its own would not hear it. */
export interface Surroundings {
  theme: ContextType<typeof ThemeContext>;
  page: ContextType<typeof PageContext>;
  navigation: ContextType<typeof NavigationContext>;
  location: ContextType<typeof LocationContext>;
}

export function useSurroundings(): Surroundings {
  const theme = useContext(ThemeContext);
  const page = useContext(PageContext);
  const navigation = useContext(NavigationContext);
  const location = useContext(LocationContext);
  return useMemo(() => ({ theme, page, navigation, location }), [theme, page, navigation, location]);
}

interface InSurroundingsProps {
  surroundings: Surroundings;
  children: ReactNode;
}

export function InSurroundings({ surroundings, children }: InSurroundingsProps) {
  return (
    <ThemeContext.Provider value={surroundings.theme}>
      <PageContext.Provider value={surroundings.page}>
        <NavigationContext.Provider value={surroundings.navigation}>
          <LocationContext.Provider value={surroundings.location}>{children}</LocationContext.Provider>
        </NavigationContext.Provider>
      </PageContext.Provider>
    </ThemeContext.Provider>
  );
}
