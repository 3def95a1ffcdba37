/** The function that takes in what pages were refused. */
export const BROWSER_REPORTS_PATH = '/functions/v1/browser-reports';
