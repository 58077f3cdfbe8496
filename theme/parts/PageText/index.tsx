import { useLocation, usePage } from '@rspress/core/runtime';
import {
  cloneElement,
  type ReactElement,
  type ReactNode,
  Suspense,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { Bridged, type ContextBridge, useContextBridge } from './contextBridge';
import { canWait } from './pageJson';
import { forgetServedPage, type ServedPage, servedPageAt } from './servedPage';
import { startTextRoot, type TextRoot } from './textRoot';

interface PageTextProps {
  /** The element around the text that provides its MDX components. */
  provider: ReactElement<{ children?: ReactNode }>;
  /** The text of the current page. */
  children: ReactNode;
}

/** Shows the text of a page: the served HTML until the reader interacts with it or goes to another page. */
export function PageText({ provider, children }: PageTextProps) {
  const { pathname } = useLocation();
  const [page, setPage] = useState(() => servedPageAt(pathname));
  const shown = page && servedPageAt(pathname) === page;
  if (page && !shown) setPage(undefined);
  const { page: fields } = usePage();
  if (typeof window === 'undefined') return <div {...(canWait(fields) && SERVED)}>{children}</div>;
  return shown ? (
    <ServedText key="served" page={page} provider={provider} onLost={() => setPage(undefined)} />
  ) : (
    <div>{children}</div>
  );
}

interface ServedTextProps {
  page: ServedPage;
  provider: PageTextProps['provider'];
  onLost: () => void;
}

/** Marks a text that isn't hydrated yet. */
const SERVED = { 'data-served': '' };
/** Makes React keep the content of an element as served. */
const AS_SERVED = { __html: '' };

function ServedText({ page, provider, onLost }: ServedTextProps) {
  const element = useRef<HTMLDivElement>(null);
  const root = useRef<TextRoot>(undefined);
  const contexts = useContextBridge();
  const [first] = useState({ page, provider, contexts, onLost });

  // If React couldn't hydrate the page, for example because a translator has changed it, it has rendered this element
  // anew and empty. Moving the text here before the next paint keeps the page's height and what the reader did in it.
  useLayoutEffect(() => {
    if (element.current?.hasChildNodes()) return;
    element.current?.replaceChildren(...(first.page.element?.childNodes ?? []));
    if (window.recordedForApp) window.recordedForApp.isTextMoved = true;
    if (!element.current?.hasChildNodes()) first.onLost();
  }, [first]);

  useEffect(() => {
    if (!element.current) return;
    const started = startTextRoot({
      element: element.current,
      script: first.page.text,
      first: onHydrated => <Text {...first} onHydrated={onHydrated} />,
      onError: first.onLost,
    });
    root.current = started;
    return () => {
      started.stop();
      forgetServedPage();
    };
  }, [first]);

  // Keep the first provider: a new one is equivalent, but it would make React render the whole text again.
  useEffect(() => {
    root.current?.render(<Text page={first.page} provider={first.provider} contexts={contexts} />);
  }, [first, contexts]);

  // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set, the page's own HTML stays
  return <div ref={element} {...SERVED} suppressHydrationWarning dangerouslySetInnerHTML={AS_SERVED} />;
}

interface TextProps {
  page: ServedPage;
  provider: PageTextProps['provider'];
  contexts: ContextBridge;
  onHydrated?: () => void;
}

/** The same tree as the core's at build time, starting at its `Suspense`. */
function Text({ page, provider, contexts, onHydrated }: TextProps) {
  return (
    <Bridged contexts={contexts}>
      {cloneElement(
        provider,
        {},
        <Suspense fallback={null}>
          {page.route.element}
          <Hydrated onHydrated={onHydrated} />
        </Suspense>,
      )}
    </Bridged>
  );
}

/** Calls back when its siblings are hydrated. */
function Hydrated({ onHydrated }: Pick<TextProps, 'onHydrated'>) {
  useEffect(() => onHydrated?.(), [onHydrated]);
  return null;
}
