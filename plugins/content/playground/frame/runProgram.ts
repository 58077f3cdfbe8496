import { type ComponentType, createElement, isValidElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import modules from 'virtual-playground-modules';
import { GUARD } from '../guardName';
import type { FrameFailure } from '../messages';
import { createGuard } from './createGuard';
import { failureOf, MissingModule, PROGRAM_NAME } from './failure';
import { freshPage } from './page';

const guard = createGuard();

/**
 * Runs a program and renders the component that it exports by default.
 * @param onFailure called for every error until the program is stopped
 * @returns a function that stops the program
 */
export function runProgram(program: string, onFailure: (failure: FrameFailure) => void): () => void {
  const fail = (error: unknown) => onFailure(failureOf(error));
  const onError = (event: ErrorEvent) => fail(event.error ?? event.message);
  const onRejection = (event: PromiseRejectionEvent) => fail(event.reason);
  window.addEventListener('error', onError);
  window.addEventListener('unhandledrejection', onRejection);
  const element = freshPage();
  const root = createRoot(element, { onUncaughtError: fail });
  try {
    const { Component, rendersItself } = load(program);
    if (Component) flushSync(() => root.render(createElement(Component)));
    else if (!rendersItself) onFailure({ reason: 'component' });
  } catch (error) {
    fail(error);
  }
  return () => {
    root.unmount();
    window.removeEventListener('error', onError);
    window.removeEventListener('unhandledrejection', onRejection);
  };
}

function load(program: string): { Component: ComponentType | undefined; rendersItself: boolean } {
  const required = new Set<string>();
  const require = (name: string) => {
    const found = modules[name];
    if (!found) throw new MissingModule(name);
    required.add(name);
    return found;
  };
  const exports: { default?: unknown } = {};
  const run = new Function('require', 'exports', GUARD, `${program}\n//# sourceURL=${PROGRAM_NAME}`);
  run(require, exports, guard);
  return {
    Component: isComponent(exports.default) ? exports.default : undefined,
    rendersItself: required.has('react-dom/client'),
  };
}

/** A function, or the result of `memo`, `lazy`, or `forwardRef`. */
function isComponent(value: unknown): value is ComponentType {
  if (typeof value === 'function') return true;
  return typeof value === 'object' && value !== null && '$$typeof' in value && !isValidElement(value);
}
