// For readers who want to look closely: images open by click or key, on every page, even if they're added late.
import type createMediumZoom from 'medium-zoom/dist/pure';
import type { Zoom, ZoomOptions } from 'medium-zoom/dist/pure';
import { useEffect } from 'react';
import { useText } from '../../support/useText';
import { zoomableImages } from './zoomableImages';
import './ImageZoom.css';

export interface ImageZoomProps {
  /** Selector of the images that can be opened. */
  selector?: string;
  /** Options of `medium-zoom`; the background always follows the theme. */
  options?: ZoomOptions;
}

const DEFAULT_SELECTOR = '.rspress-doc img:not(a img, button img)';

/**
 * Replaces the core's zoom, which misses images added after 0.1 s and has no keyboard support. The library is loaded
 * when an image is hovered, focused, or opened.
 */
export function ImageZoom({ selector = DEFAULT_SELECTOR, options }: ImageZoomProps) {
  const t = useText();
  useEffect(() => {
    let zoom: Zoom | undefined;
    const load = async () => {
      const { default: mediumZoom } = await import(/* webpackChunkName: "zoom" */ './library');
      zoom ??= createZoom(mediumZoom, options);
      return zoom;
    };
    const attach = async (image: HTMLImageElement) => (await load()).attach(image);
    const open = async (image: HTMLImageElement) => {
      const zoom = await attach(image);
      // The reader may have gone to another page meanwhile.
      if (image.isConnected) zoom.open({ target: image });
    };
    // The set is weak, and `prepareAll` detaches images of previous pages, so that they can be garbage-collected.
    const prepared = new WeakSet<HTMLImageElement>();

    const prepare = (image: HTMLImageElement) => {
      if (prepared.has(image)) return;
      prepared.add(image);
      image.tabIndex = 0;
      image.role = 'button';
      image.ariaLabel = t('image.zoom', { alt: image.alt });
      image.classList.add('docs-zoomable');
    };
    const prepareAll = () => {
      for (const image of zoomableImages(selector, document)) prepare(image);
      const left = zoom?.getImages().filter(image => !image.isConnected) ?? [];
      if (left.length > 0) zoom?.detach(left);
    };
    const imageOf = (event: Event) => {
      const { target } = event;
      return target instanceof HTMLImageElement && prepared.has(target) ? target : undefined;
    };
    const onIntent = (event: Event) => {
      const image = imageOf(event);
      if (image) attach(image);
    };
    const onClick = (event: Event) => {
      const image = imageOf(event);
      // Once an image is attached, the library handles its clicks.
      if (image && !zoom?.getImages().includes(image)) open(image);
    };
    const onKeyDown = (event: KeyboardEvent) => {
      const image = imageOf(event);
      if (!image || (event.key !== 'Enter' && event.key !== ' ')) return;
      event.preventDefault();
      open(image);
    };
    // The library covers the image with a larger one as soon as that's complete, and a failed image counts as complete.
    // So remove one that failed.
    const onError = ({ target }: ErrorEvent) => {
      if (target instanceof HTMLImageElement && isLargerPicture(target)) target.remove();
    };

    prepareAll();
    const observer = new MutationObserver(prepareAll);
    observer.observe(document.body, { childList: true, subtree: true });
    document.addEventListener('pointerover', onIntent);
    document.addEventListener('focusin', onIntent);
    document.addEventListener('click', onClick);
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('error', onError, true);
    return () => {
      observer.disconnect();
      document.removeEventListener('pointerover', onIntent);
      document.removeEventListener('focusin', onIntent);
      document.removeEventListener('click', onClick);
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('error', onError, true);
      zoom?.close();
      zoom?.detach();
    };
  }, [selector, options, t]);
  return null;
}

function createZoom(mediumZoom: typeof createMediumZoom, options?: ZoomOptions): Zoom {
  const zoom = mediumZoom({ ...options, background: 'var(--rp-c-bg)' });
  // The library can't close an image that is still opening, such as when the page changes. So close it later.
  zoom.on('opened', ({ target }) => {
    if (target instanceof Element && !target.isConnected) zoom.close();
  });
  return zoom;
}

/** Whether the library created this copy of an image for its `data-zoom-src`. */
function isLargerPicture(image: HTMLImageElement) {
  return (
    image.classList.contains('medium-zoom-image--opened') &&
    image.getAttribute('src') === image.dataset.zoomSrc
  );
}
