/** Function that receives reports of blocked requests from browsers. */
export const BROWSER_REPORTS_PATH = '/functions/v1/browser-reports';
