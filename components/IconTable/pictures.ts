// Each icon is imported from its own module. Importing them by name would add all of them to the script that every page
// loads.
import IconAnthropic from '@rspress/core/dist/theme/assets/anthropic.js';
import IconArrowDown from '@rspress/core/dist/theme/assets/arrow-down.js';
import IconArrowRight from '@rspress/core/dist/theme/assets/arrow-right.js';
import IconClose from '@rspress/core/dist/theme/assets/close.js';
import IconCopy from '@rspress/core/dist/theme/assets/copy.js';
import IconDeprecated from '@rspress/core/dist/theme/assets/deprecated.js';
import IconDown from '@rspress/core/dist/theme/assets/down.js';
import IconEdit from '@rspress/core/dist/theme/assets/edit.js';
import IconEmpty from '@rspress/core/dist/theme/assets/empty.js';
import IconExperimental from '@rspress/core/dist/theme/assets/experimental.js';
import IconExternalLink from '@rspress/core/dist/theme/assets/external-link.js';
import IconFile from '@rspress/core/dist/theme/assets/file.js';
import IconGithub from '@rspress/core/dist/theme/assets/github.js';
import IconGitlab from '@rspress/core/dist/theme/assets/gitlab.js';
import IconHeader from '@rspress/core/dist/theme/assets/header.js';
import IconJump from '@rspress/core/dist/theme/assets/jump.js';
import IconLink from '@rspress/core/dist/theme/assets/link.js';
import IconLoading from '@rspress/core/dist/theme/assets/loading.js';
import IconMenu from '@rspress/core/dist/theme/assets/menu.js';
import IconMoon from '@rspress/core/dist/theme/assets/moon.js';
import IconOpenInChat from '@rspress/core/dist/theme/assets/open-in-chat.js';
import IconOpenAI from '@rspress/core/dist/theme/assets/openai.js';
import IconScrollToTop from '@rspress/core/dist/theme/assets/scroll-to-top.js';
import IconSearch from '@rspress/core/dist/theme/assets/search.js';
import IconSmallMenu from '@rspress/core/dist/theme/assets/small-menu.js';
import IconSuccess from '@rspress/core/dist/theme/assets/success.js';
import IconSun from '@rspress/core/dist/theme/assets/sun.js';
import IconTitle from '@rspress/core/dist/theme/assets/title.js';
import IconWrap from '@rspress/core/dist/theme/assets/wrap.js';
import IconWrapped from '@rspress/core/dist/theme/assets/wrapped.js';
import type { ComponentType, SVGProps } from 'react';

/** All `Icon…` exports of the theme, by name. */
export const PICTURES: Record<string, ComponentType<SVGProps<SVGSVGElement>>> = {
  IconAnthropic,
  IconArrowDown,
  IconArrowRight,
  IconClose,
  IconCopy,
  IconDeprecated,
  IconDown,
  IconEdit,
  IconEmpty,
  IconExperimental,
  IconExternalLink,
  IconFile,
  IconGithub,
  IconGitlab,
  IconHeader,
  IconJump,
  IconLink,
  IconLoading,
  IconMenu,
  IconMoon,
  IconOpenAI,
  IconOpenInChat,
  IconScrollToTop,
  IconSearch,
  IconSmallMenu,
  IconSuccess,
  IconSun,
  IconTitle,
  IconWrap,
  IconWrapped,
};
