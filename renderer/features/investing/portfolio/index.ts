export { usePortfolioQuery } from './portfolioApi.ts';
