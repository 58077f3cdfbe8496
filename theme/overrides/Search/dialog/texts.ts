import type { DocSearchModalProps } from '@docsearch/react';
import texts from '../../../../i18n.json';
import type { Language } from '../../../../site/languages';
import { fillText } from '../../../support/fillText';

/** The dialog's texts under the keys that DocSearch 3.9 reads. */
export function dialogTexts(lang: Language): NonNullable<DocSearchModalProps['translations']> {
  return {
    searchBox: {
      resetButtonTitle: texts['search.dialog.clear'][lang],
      resetButtonAriaLabel: texts['search.dialog.clear'][lang],
      cancelButtonText: texts['search.cancel'][lang],
      cancelButtonAriaLabel: texts['search.cancel'][lang],
      searchInputLabel: texts['search.dialog.input'][lang],
    },
    footer: {
      selectText: texts['search.dialog.select'][lang],
      selectKeyAriaLabel: texts['search.dialog.enterKey'][lang],
      navigateText: texts['search.dialog.navigate'][lang],
      navigateUpKeyAriaLabel: texts['search.dialog.upKey'][lang],
      navigateDownKeyAriaLabel: texts['search.dialog.downKey'][lang],
      closeText: texts['search.dialog.close'][lang],
      closeKeyAriaLabel: texts['search.dialog.escapeKey'][lang],
      searchByText: texts['search.dialog.by'][lang],
    },
    startScreen: {
      recentSearchesTitle: texts['search.dialog.recent'][lang],
      noRecentSearchesText: texts['search.dialog.noRecent'][lang],
      saveRecentSearchButtonTitle: texts['search.dialog.saveRecent'][lang],
      removeRecentSearchButtonTitle: texts['search.dialog.removeRecent'][lang],
      favoriteSearchesTitle: texts['search.dialog.favorites'][lang],
      removeFavoriteSearchButtonTitle: texts['search.dialog.removeFavorite'][lang],
    },
    errorScreen: {
      titleText: texts['search.dialog.errorTitle'][lang],
      helpText: texts['search.dialog.errorHelp'][lang],
    },
    noResultsScreen: {
      noResultsText: texts['search.dialog.noResults'][lang],
      suggestedQueryText: texts['search.dialog.trySearching'][lang],
    },
  };
}

/** Text that is announced to screen readers when results arrive. */
export function resultCountText(count: number, lang: Language): string {
  if (count === 0) return texts['search.dialog.none'][lang];
  if (count === 1) return texts['search.dialog.one'][lang];
  return fillText(texts['search.dialog.count'][lang], { count });
}
